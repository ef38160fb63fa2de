'use client'

import { useWallet } from '@lootboxes/wallet-connector/react'
import type { ReactNode } from 'react'

/** Renders `fallback` until the connection to the wallet exists (spec L80, trap T30). If its code fails to load, the children offer another try. */
export function WhenWallet({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const { toolkit, loadError } = useWallet()
  return toolkit === undefined && loadError === undefined ? fallback : children
}

/** Props of a button of unknown state that takes a press. It has the size of the later one, so that nothing moves. */
export const waiting = {
  variant: 'quiet',
  'aria-busy': true,
  className: 'bg-wash-strong! text-transparent! [&>*]:invisible motion-safe:animate-breathe',
} as const

/** Props that turn a button into a skeleton. */
export const skeleton = { inert: true, 'aria-hidden': true, ...waiting } as const
