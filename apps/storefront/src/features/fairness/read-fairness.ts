import type { ResourceAddress } from '@lootboxes/ledger'
import {
  createFairnessReader,
  type Fairness,
  type FairnessReader,
  getLootSafety,
  type LootboxEntry,
  type LootSafety,
} from '@lootboxes/lootbox'
import { serverGateway } from '../ledger/server-gateway'
import { readPreset } from '../shop/read-shop'

let reader: FairnessReader | undefined

/** What a box held against what was drawn from it; undefined when the gateway does not answer. */
export async function readFairness(box: LootboxEntry): Promise<Fairness | undefined> {
  reader ??= createFairnessReader(serverGateway(), readPreset().lootbox)
  return (await reader(box)).unwrapOr(undefined)
}

/** What others may still do to pieces of these collections. */
export const readSafety = async (collections: readonly ResourceAddress[]): Promise<readonly LootSafety[]> =>
  (await getLootSafety(serverGateway(), collections)).match(
    (sheet) => sheet.collections,
    () => [],
  )
