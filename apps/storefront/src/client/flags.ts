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

type Flag = { shown$: Store<boolean>; show: () => void; hide: () => void }
export type Flags = Readonly<Record<FlagName, Flag>>

/**
 * All hidden at first. Showing one hides the others: one menu or dialog is open at a time. The properties of an item are the
 * exception, because they open over the dialog that lists the item.
 */
export function createFlags(): Flags {
  const createFlag = (isOver = false): Flag => {
    const shown$ = createStore<boolean>(false)
    const show = () => {
      if (!isOver) for (const other of Object.values(flags)) if (other.shown$ !== shown$) other.hide()
      shown$.set(true)
    }
    return { shown$, show, hide: () => shown$.set(false) }
  }
  const flags: Flags = {
    mobileMenu: createFlag(),
    dropdown: createFlag(),
    walletModal: createFlag(),
    bidsModal: createFlag(),
    buyModal: createFlag(),
    redeemModal: createFlag(),
    buyTokenModal: createFlag(),
    propertiesModal: createFlag(true),
  }
  return flags
}
