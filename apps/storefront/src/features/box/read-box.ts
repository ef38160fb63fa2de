import { type BoxFacts, type BoxReader, createBoxReader, findByComponent } from '@lootboxes/lootbox'
import { serverGateway } from '../ledger/server-gateway'
import { readPreset } from '../shop/read-shop'

let reader: BoxReader | undefined

/** What the ledger says about a listed box; undefined when it is not listed, or when the gateway does not answer. */
export async function readBox(address: string, signal?: AbortSignal): Promise<BoxFacts | undefined> {
  const { lootbox } = readPreset()
  const box = findByComponent(lootbox, address)
  if (box === undefined) return undefined
  reader ??= createBoxReader(serverGateway(), lootbox)
  return (await reader(box, { signal })).unwrapOr(undefined)
}
