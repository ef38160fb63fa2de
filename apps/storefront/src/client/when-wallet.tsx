'use client'

import { useWallet } from '@lootboxes/wallet-connector/react'
import type { ReactNode } from 'react'

/** Whether the connection to the wallet does not exist yet. It also ends when its code fails to load, so that a press tries again. */
export function useIsAwaitingWallet(): boolean {
  const { toolkit, loadError } = useWallet()
  return toolkit === undefined && loadError === undefined
}

/** Renders `fallback` until the connection to the wallet exists (spec L80, trap T30). */
export const WhenWallet = ({ fallback, children }: { fallback: ReactNode; children: ReactNode }) =>
  useIsAwaitingWallet() ? fallback : children

/** Props of a button of unknown state that takes a press. It has the size of the later one, so that nothing moves. */
export const waiting = {
  variant: 'quiet',
  'aria-busy': true,
  className: 'bg-wash-strong! text-transparent! [&>*]:invisible motion-safe:animate-breathe',
} as const
