'use client'

import type { ComponentProps } from 'react'
import { cn } from '../cn'
import { FLAGGED_KEY } from '../foundations/storage-keys'
import { useLessMotion } from '../hooks/use-less-motion'
import { useRemembered } from '../hooks/use-stored'
import { Checkbox } from '../parts/checkbox'
import { ThemeSwitch } from '../parts/theme-switch'

export type BrowserSettingsProps = Omit<ComponentProps<'section'>, 'children' | 'title'> & {
  title?: string
  /** The storage keys of the reveal: skip its animation, play its sounds. */
  skipKey: string
  soundKey: string
}

/** Theme, motion, pictures and reveals. Stored in this browser only. Renders in a browser only. */
export function BrowserSettings({
  title = 'In this browser',
  skipKey,
  soundKey,
  className,
  ...props
}: BrowserSettingsProps) {
  const [isStill, setStill] = useLessMotion()
  const [showsFlagged, showFlagged] = useRemembered(FLAGGED_KEY)
  const [skips, skip] = useRemembered(skipKey)
  const [sounds, sound] = useRemembered(soundKey)
  return (
    <section
      data-slot="browser-settings"
      aria-label={title}
      {...props}
      className={cn('outline-card flex flex-col gap-5 bg-card p-4 sm:p-7', className)}
    >
      <h2 className="heading text-2xl">{title}</h2>
      <div className="flex flex-col gap-2">
        <h3 className="font-semibold">Theme</h3>
        <ThemeSwitch className="flex-wrap self-start max-[22rem]:[&_svg]:hidden" />
      </div>
      <div className="flex flex-col gap-2">
        <h3 className="font-semibold">Reveals</h3>
        <Checkbox label="Skip the animation" checked={skips} onChange={({ target }) => skip(target.checked)} />
        <Checkbox label="Play sounds" checked={sounds} onChange={({ target }) => sound(target.checked)} />
      </div>
      <div className="flex flex-col gap-2">
        <h3 className="font-semibold">Pictures and motion</h3>
        <Checkbox
          label="Blur pictures that are not safe for work"
          checked={!showsFlagged}
          onChange={({ target }) => showFlagged(!target.checked)}
        />
        <Checkbox label="Less motion" checked={isStill} onChange={({ target }) => setStill(target.checked)} />
        <p className="text-ink-soft text-sm">If your system asks for less motion, this site follows it.</p>
      </div>
    </section>
  )
}
