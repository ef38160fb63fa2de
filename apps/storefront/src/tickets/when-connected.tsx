'use client'

import { useWallet } from '@lootboxes/wallet-connector/react'
import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '@/client/lazy-part'
import type { TicketActionProps } from './ticket-action'

const FloatingButtons = lazyPart(async () => (await import('./floating-buttons')).FloatingButtons)
const YourTickets = lazyPart(async () => (await import('./your-tickets')).YourTickets)

const TicketAction = lazyPart<TicketActionProps>(async () => (await import('./ticket-action')).TicketAction)
const YourLoot = lazyPart(async () => (await import('./your-loot')).YourLoot)
const AlbumLink = lazyPart(async () => (await import('./your-loot')).AlbumLink)
const AlbumCount = lazyPart(async () => (await import('./your-loot')).AlbumCount)

const useIsConnected = () => useWallet().status === 'connected'

/** The floating buttons of a connected account; their code loads then. */
export const TicketButtons = () => <Suspense>{useIsConnected() ? <FloatingButtons /> : null}</Suspense>

/** The tickets of the connected account. */
export const HeldTickets = () => <Suspense>{useIsConnected() ? <YourTickets /> : null}</Suspense>

/** The link to the album of the connected account. */
export const HeldAlbumLink = () => <Suspense>{useIsConnected() ? <AlbumLink /> : null}</Suspense>

/** How much of the album the connected account has: `5/24`. */
export const HeldAlbumCount = () => <Suspense>{useIsConnected() ? <AlbumCount /> : null}</Suspense>

/** The album of the connected account; `children` without one. */
export const HeldLootAlbum = ({ children }: { children?: ReactNode }) => (
  <Suspense fallback={children}>{useIsConnected() ? <YourLoot /> : children}</Suspense>
)

/** The button for a ticket that the connected account holds; `children` for other visitors. */
export const HeldTicketAction = (props: TicketActionProps) => (
  <Suspense fallback={props.children}>{useIsConnected() ? <TicketAction {...props} /> : props.children}</Suspense>
)
