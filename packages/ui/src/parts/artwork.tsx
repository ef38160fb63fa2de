'use client'

import { EyeOff, ImageOff } from 'lucide-react'
import { type ComponentProps, useCallback, useState } from 'react'
import { cn } from '../cn'
import { useShowsFlagged } from '../hooks/use-stored'
import { Button } from './button'

const ratios = { square: '', ticket: 'aspect-[12/7]', wide: 'aspect-video', own: 'aspect-auto' }

export type ArtworkProps = Omit<ComponentProps<'div'>, 'children'> & {
  src?: string | undefined
  /** The NFT's description; empty when its name is beside the picture. */
  alt: string
  ratio?: keyof typeof ratios
  /** Not safe for work: blurred until the user shows it, unless `FLAGGED_KEY` is set. */
  flagged?: boolean
  missingLabel?: string
  flaggedLabel?: string
  showLabel?: string
  /** Set it for pictures in the first viewport. */
  priority?: boolean
}

/** A third-party picture: keeps its space while loading, shows a text when it is missing, and blurs flagged content. */
export function Artwork({
  src,
  alt,
  ratio = 'square',
  flagged = false,
  missingLabel = 'No picture',
  flaggedLabel = 'Flagged as not safe for work',
  showLabel = 'Show picture',
  priority = false,
  className,
  ...props
}: ArtworkProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const [shown, setShown] = useState(false)
  const veiled = useShowsFlagged() ? false : flagged && !shown
  const missing = !src || brokenSrc === src
  // A picture that failed before hydration fires no event afterwards.
  const watch = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0 && image.src !== '') setBrokenSrc(src)
    },
    [src],
  )
  return (
    <div
      data-slot="artwork"
      data-state={missing ? 'missing' : veiled ? 'veiled' : 'shown'}
      {...props}
      className={cn(ratios[ratio], className) || undefined}
    >
      {missing ? (
        <div
          {...(alt ? { role: 'img', 'aria-label': `${alt} (${missingLabel})` } : {})}
          className="flex flex-col items-center justify-center gap-2 p-3 text-center text-ink-soft text-sm"
        >
          <ImageOff aria-hidden className="size-6" />
          <span>{missingLabel}</span>
        </div>
      ) : (
        <img
          ref={watch}
          src={src}
          alt={veiled ? '' : alt}
          loading={priority ? 'eager' : 'lazy'}
          decoding="async"
          {...(priority ? { fetchPriority: 'high' as const } : {})}
          onError={() => setBrokenSrc(src)}
          {...(veiled ? { className: 'scale-125 blur-2xl' } : {})}
        />
      )}
      {veiled && !missing ? (
        <div className="absolute inset-0 z-10 flex flex-col items-center justify-center gap-2 bg-veil p-3 text-center text-sm @max-[12rem]:[&>span]:sr-only">
          <EyeOff aria-hidden className="size-6" />
          <span>{flaggedLabel}</span>
          <Button
            size="small"
            onClick={() => setShown(true)}
            {...(alt ? { 'aria-label': `${showLabel}: ${alt}` } : {})}
          >
            {showLabel}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
