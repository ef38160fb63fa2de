/** Where the address of the box being looked at is kept (spec section 4). */
export const selectedKey = 'lootboxComponentAddress'

/**
 * Lootbox data of the spec: nothing at first, the answer when it came, and empty strings after a failed read
 * (trap T29), so that later calls carry an empty ticket address and are skipped. `failed` may be asked again.
 */
export type LootboxState = {
  status: 'none' | 'ready' | 'failed'
  resources: '' | { componentAddress: string }
  ticketAddress: string
}
export const emptyLootbox: LootboxState = { status: 'none', resources: '', ticketAddress: '' }
export const failedLootbox: LootboxState = { ...emptyLootbox, status: 'failed' }

export function rememberSelected(storage: Pick<Storage, 'setItem'> | undefined, address: string): void {
  try {
    storage?.setItem(selectedKey, address)
  } catch {
    // Private windows may forbid storage; the address also stands in the page's path.
  }
}
