'use client'

import { Check, Copy, CopyX } from 'lucide-react'
import type { ComponentProps } from 'react'
import { type CopyState, useCopy } from '../hooks/use-copy'
import { Button } from './button'

const icons = { idle: Copy, copied: Check, refused: CopyX } as const

export type CopyButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'busy' | 'onClick'> & {
  text: string
  label?: string
  copiedLabel?: string
  refusedLabel?: string
  /** Prints the label beside the icon. */
  showLabel?: boolean
}

/** For `data-widest` of a label that changes: it keeps the width of the longest text, so that nothing beside the button moves. */
export const widest = (...texts: readonly string[]): string =>
  texts.reduce((longest, text) => (text.length > longest.length ? text : longest))

/** Copies text to the clipboard and reports the result as text. */
export function CopyButton({
  text,
  label = 'Copy',
  copiedLabel = 'Copied',
  refusedLabel = 'Could not copy. Select the text instead.',
  showLabel = false,
  variant = 'quiet',
  size,
  ...props
}: CopyButtonProps) {
  const { state, copy } = useCopy()
  const words: Record<CopyState, string> = { idle: label, copied: copiedLabel, refused: refusedLabel }
  const Icon = icons[state]
  return (
    <>
      <Button
        data-slot="copy-button"
        data-state={state}
        variant={variant}
        size={size ?? (showLabel ? 'small' : 'icon')}
        {...props}
        onClick={() => copy(text)}
      >
        <Icon aria-hidden />
        {showLabel ? (
          <span data-widest={widest(label, copiedLabel)}>{words[state]}</span>
        ) : (
          <span className="sr-only">{label}</span>
        )}
      </Button>
      <span role="status" className="sr-only">
        {state === 'idle' ? '' : words[state]}
      </span>
    </>
  )
}
