import type { ResourceAddress } from '@lootboxes/ledger'
import {
  createFairnessReader,
  type Fairness,
  type FairnessReader,
  getLootSafety,
  type LootboxEntry,
  type SafetySheet,
} from '@lootboxes/lootbox'
import { serverGateway } from '../ledger/server-gateway'
import { readPreset } from '../shop/read-shop'

let reader: FairnessReader | undefined

/** What a box held against what was drawn from it; undefined when the gateway does not answer. */
export async function readFairness(box: LootboxEntry): Promise<Fairness | undefined> {
  reader ??= createFairnessReader(serverGateway(), readPreset().lootbox)
  return (await reader(box)).unwrapOr(undefined)
}

/** What others may still do to pieces of these collections, and at which version that was read. */
export const readSafety = async (collections: readonly ResourceAddress[]): Promise<SafetySheet> =>
  (await getLootSafety(serverGateway(), collections)).unwrapOr({ stateVersion: 0, collections: [] })
