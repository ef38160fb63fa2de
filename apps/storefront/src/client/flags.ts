import { createStore, type Store } from '@lootboxes/ledger'

/** The eight flags of the spec (section 4). */
export const flagNames = [
  'mobileMenu',
  'dropdown',
  'walletModal',
  'bidsModal',
  'buyModal',
  'redeemModal',
  'buyTokenModal',
  'propertiesModal',
] as const
export type FlagName = (typeof flagNames)[number]

/** The specification calls the reveal dialog the wallet modal, although `/wallet` is a page (trap T27). */
export const revealModal = 'walletModal' satisfies FlagName

export type Flag = { shown$: Store<boolean>; show: () => void; hide: () => void }
export type Flags = Readonly<Record<FlagName, Flag>>

function createFlag(): Flag {
  const shown$ = createStore<boolean>(false)
  return { shown$, show: () => shown$.set(true), hide: () => shown$.set(false) }
}

/** All hidden at first. */
export const createFlags = (): Flags => ({
  mobileMenu: createFlag(),
  dropdown: createFlag(),
  walletModal: createFlag(),
  bidsModal: createFlag(),
  buyModal: createFlag(),
  redeemModal: createFlag(),
  buyTokenModal: createFlag(),
  propertiesModal: createFlag(),
})
