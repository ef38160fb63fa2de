import type { Shop } from '../shop/shop'

type Scope = Pick<Shop, 'dAppDefinitionAddress' | 'networkId'>

const scoped = ({ dAppDefinitionAddress, networkId }: Scope) => `lootbox:wallet:${dAppDefinitionAddress}:${networkId}`

/** Where the wallet toolkit keeps its state; a test holds these against what it writes. */
export const loginKey = (shop: Scope) => `${scoped(shop)}:login`
export const requestsKey = (shop: Scope) => `${scoped(shop)}:requests`
export const journalKey = ({ networkId }: Scope) => `lootbox:journal:${networkId}`

/** Whether the toolkit has anything to restore. Asked before it is loaded, so that a first visit never loads it. */
export function hasStoredState(storage: Pick<Storage, 'getItem'> | undefined, shop: Scope): boolean {
  try {
    return [loginKey(shop), journalKey(shop)].some((key) => (storage?.getItem(key) ?? null) !== null)
  } catch {
    return false
  }
}
