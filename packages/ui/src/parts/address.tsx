'use client'

import { shortenAddress } from '@lootboxes/ledger'
import { Check, Copy, CopyX } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../cn'
import { useCopy } from '../hooks/use-copy'

const icons = { idle: Copy, copied: Check, refused: CopyX } as const

export type AddressProps = Omit<ComponentProps<'span'>, 'children'> & {
  address: string
  /** The kind of address, for screen readers. */
  label?: string
  copyLabel?: string
  copiedLabel?: string
  refusedLabel?: string
  /** Text only, for use inside a link or a button. */
  plain?: boolean
}

/** A short address: first four and last six characters. The accessible name, the tooltip and the clipboard have the full address. */
export function Address({
  address,
  label = 'Address',
  copyLabel = 'Copy',
  copiedLabel = 'Copied',
  refusedLabel = 'Could not copy',
  plain = false,
  className,
  ...props
}: AddressProps) {
  const { state, copy } = useCopy()
  const short = shortenAddress(address)
  if (plain) {
    return (
      <span data-slot="address" title={address} {...props} className={cn('figure', className)}>
        <span aria-hidden="true">{short}</span>
        <span className="sr-only">{`${label} ${address}`}</span>
      </span>
    )
  }
  const Icon = icons[state]
  const words = { idle: '', copied: copiedLabel, refused: refusedLabel }[state]
  return (
    <span data-slot="address" {...props} className={cn('figure inline-flex', className)}>
      <button
        type="button"
        title={address}
        onClick={() => copy(address)}
        className="touch-target relative inline-flex items-center gap-1.5 rounded-control px-1 hover:bg-wash"
      >
        <span aria-hidden="true">{short}</span>
        <span className="sr-only">{`${copyLabel} ${label} ${address}`}</span>
        <Icon aria-hidden className="size-[0.95em] opacity-60" />
      </button>
      <span role="status" className="sr-only">
        {words}
      </span>
    </span>
  )
}
