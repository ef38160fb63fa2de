'use client'

import { ImageUp } from 'lucide-react'
import { type ComponentProps, type DragEvent, useId, useState } from 'react'
import { cn } from '../cn'

const english = {
  drop: 'Drop pictures here',
  choose: 'or choose files',
  tap: 'Choose pictures',
  busy: 'Reading the pictures…',
}

export type PictureDropProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The label of the field. */
  label: string
  /** The accepted files: “SVG, PNG or JPEG, at most 1 MB”. */
  hint?: string
  /** The reason why a file was rejected, and the next step. */
  error?: string | undefined
  busy?: boolean
  onPick: (files: readonly File[]) => void
  words?: typeof english
}

/** A field for pictures: by drag and drop, file dialog or keyboard. The caller validates the files. */
export function PictureDrop({
  label,
  hint,
  error,
  busy = false,
  onPick,
  words = english,
  className,
  ...props
}: PictureDropProps) {
  const [over, setOver] = useState(false)
  const id = useId()
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(isOver)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!busy && event.dataTransfer.files.length > 0) onPick([...event.dataTransfer.files])
  }
  return (
    <div data-slot="picture-drop" {...props} className={cn('flex flex-col gap-1.5', className)}>
      <span id={`${id}-label`} className="font-semibold">
        {label}
      </span>
      <label
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={drop}
        className={cn(
          'relative flex min-h-44 cursor-pointer flex-wrap items-center justify-center gap-x-6 gap-y-3 rounded-card border-2 border-dashed bg-card p-5 text-center has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
          over ? 'border-leaf bg-wash' : error ? 'border-coral' : 'border-edge hover:bg-wash',
        )}
      >
        <input
          type="file"
          multiple
          accept="image/*"
          aria-labelledby={`${id}-label`}
          aria-describedby={cn(hint && `${id}-hint`, error && `${id}-error`) || undefined}
          aria-invalid={error ? true : undefined}
          disabled={busy}
          onChange={({ target }) => {
            if (target.files?.length) onPick([...target.files])
            // Clears the input, so that choosing the same file again fires an event.
            target.value = ''
          }}
          className="absolute inset-0 size-full cursor-[inherit] opacity-0"
        />
        <span className="flex flex-col items-center gap-1">
          <ImageUp aria-hidden className={cn('mb-1 size-8 text-ink-soft', busy && 'motion-safe:animate-breathe')} />
          {busy ? (
            <strong className="font-semibold">{words.busy}</strong>
          ) : (
            <>
              {/* Nothing can be dropped with a finger. */}
              <strong className="hidden font-semibold pointer-coarse:block">{words.tap}</strong>
              <strong className="font-semibold pointer-coarse:hidden">{words.drop}</strong>
              <span className="text-ink-soft underline underline-offset-4 pointer-coarse:hidden">{words.choose}</span>
            </>
          )}
        </span>
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-ink-soft text-sm">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-coral text-sm">
          {error}
        </p>
      ) : null}
    </div>
  )
}
