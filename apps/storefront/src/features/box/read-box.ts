import { type BoxFacts, type BoxReader, createBoxReader, findByComponent, type LootboxEntry } from '@lootboxes/lootbox'
import { serverGateway } from '../ledger/server-gateway'
import { readPreset } from '../shop/read-shop'

let reader: BoxReader | undefined

/** The listed box at an address. */
export const listedBox = (address: string): LootboxEntry | undefined => findByComponent(readPreset().lootbox, address)

/** What the ledger says about a listed box; undefined when it is not listed, or when the gateway does not answer. */
export async function readBox(address: string, signal?: AbortSignal): Promise<BoxFacts | undefined> {
  const box = listedBox(address)
  if (box === undefined) return undefined
  reader ??= createBoxReader(serverGateway(), readPreset().lootbox)
  return (await reader(box, { signal })).unwrapOr(undefined)
}
