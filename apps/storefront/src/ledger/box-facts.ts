import { type Cached, createReadCache, createRefreshBudget } from '@lootboxes/gateway/server'
import { parseResourceAddress, type ResourceAddress } from '@lootboxes/ledger'
import {
  type BoxFacts,
  createBoxReader,
  createFairnessReader,
  type Fairness,
  findByComponent,
  getLootSafety,
  type LootboxEntry,
  type ProductError,
  productErrorText,
  type RecentLoots,
  readRecentLoot,
  type SafetySheet,
} from '@lootboxes/lootbox'
import type { ResultAsync } from 'neverthrow'
import { cache } from 'react'
import { serverLog } from '@/config/log'
import { perProcess } from '@/config/per-process'
import { readPreset, readSiteConfig } from '@/config/read-site-config'
import { metrics } from '@/operations/metrics'
import { noteVersion } from './seen-version'
import { serverGateway } from './server-gateway'

/** The listed box at an address. */
const listedBox = (address: string): LootboxEntry | undefined => findByComponent(readPreset().lootbox, address)

/** A value read from the ledger, its age, and whether the ledger answers at the moment. */
export type Fact<T> = Cached<T>

/**
 * Up to this age a page shows the cached value while one read refreshes it. With an older value a page waits for the ledger,
 * at most a second.
 */
const staleMs = 60_000
/** A page of a box and the poll of its tickets wait for an older count, at most a second. A shared cache adds its own age. */
export const countAgeMs = 1_000
/** Gateway calls per second that all pages of this process may make. */
const callsPerSecond = 8

/** Answers of the ledger about listed boxes. */
function createBoxCaches() {
  const gateway = serverGateway()
  const config = readPreset().lootbox
  const readBox = createBoxReader(gateway, config)
  const readFairness = createFairnessReader(gateway, config)
  const budget = createRefreshBudget({ perSecond: callsPerSecond })

  type Read<T> = (
    box: LootboxEntry,
    ask: { signal: AbortSignal; minStateVersion: number | undefined },
  ) => ResultAsync<T, ProductError>
  const cacheOf = <T extends { readonly stateVersion: number }>(
    fact: string,
    cost: number,
    read: Read<T>,
    freshMs?: number,
  ) =>
    createReadCache<LootboxEntry, T, ProductError>({
      keyOf: ({ componentAddress }) => componentAddress,
      versionOf: ({ stateVersion }) => stateVersion,
      freshMs,
      staleMs,
      cost,
      budget,
      read: (box, ask) =>
        read(box, ask).map((value) => {
          noteVersion(value.stateVersion)
          return value
        }),
      onFailure: ({ key: box, error, failures }) =>
        serverLog().warn(
          { fact, box, failures, because: productErrorText(error) },
          'The ledger did not answer a page.',
        ),
    })

  return {
    box: cacheOf<BoxFacts>('box', 1, readBox, countAgeMs),
    fairness: cacheOf<Fairness>('fairness', 1, readFairness),
    recents: cacheOf<RecentLoots>('recents', 2, (box, ask) => readRecentLoot(gateway, box, ask)),
    safety: cacheOf<SafetySheet>('safety', 2, (box, ask) =>
      readBox(box, ask).andThen(({ collections }) => getLootSafety(gateway, collections, ask)),
    ),
  }
}
const caches = perProcess('box-caches', createBoxCaches)

const collectionSafety = perProcess('collection-safety', () =>
  createReadCache<ResourceAddress, SafetySheet, ProductError>({
    keyOf: (resource) => resource,
    versionOf: ({ stateVersion }) => stateVersion,
    staleMs,
    cost: 1,
    budget: createRefreshBudget({ perSecond: 2 }),
    read: (resource, ask) => getLootSafety(serverGateway(), [resource], ask),
    onFailure: ({ key: collection, failures }) =>
      serverLog().warn({ fact: 'rules', collection, failures }, 'The ledger did not answer a page.'),
  }),
)

export type AskFacts = {
  /** The version of the visitor's last commit. The page shows no older state if the ledger answers within a second. */
  minStateVersion?: number | undefined
  /** Waits for the ledger rather than show an older state: see `GetOptions` of `createReadCache`. */
  maxAgeMs?: number | undefined
}

type Asked<T> = Promise<Fact<T> | undefined>
const unknown = Promise.resolve(undefined)

/**
 * Supply, price and odds of a listed box; `undefined` when the ledger does not answer or the box is not listed. Calls within
 * one render share a result, so the page waits for a silent ledger once.
 */
export const getBoxFacts = cache(async (address: string, ask?: AskFacts): Asked<BoxFacts> => {
  const entry = listedBox(address)
  return entry && (await caches().box.get(entry, ask)).unwrapOr(undefined)
})

/** A listed box with its facts; undefined for any other address. */
export async function readListedBox(address: string | undefined) {
  const box = address === undefined ? undefined : listedBox(address)
  return box && { address: box.componentAddress, box, fact: await getBoxFacts(box.componentAddress) }
}

/** The ledger reads of a box's page. They start together, so that waits do not add up. */
export type BoxReads = {
  facts: Asked<BoxFacts>
  /** The stated odds compared with the draws. */
  fairness: Asked<Fairness>
  /** The loot that left a box last. */
  recents: Asked<RecentLoots>
  /** The powers of others over the box's loot. */
  safety: Asked<SafetySheet>
}

export function readBoxPage(address: string, ask?: AskFacts): BoxReads {
  const entry = listedBox(address)
  if (entry === undefined) return { facts: unknown, fairness: unknown, recents: unknown, safety: unknown }
  const { box, fairness, recents, safety } = caches()
  // After a timeout, show the state before the visitor's commit rather than nothing.
  type Asking<T> = { get: (of: LootboxEntry, asked?: AskFacts) => ResultAsync<Fact<T>, unknown> }
  const orUnknown = async <T>(fact: string, { get }: Asking<T>, options = ask) => {
    let asked = (await get(entry, options)).unwrapOr(undefined)
    if (asked === undefined && ask?.minStateVersion !== undefined) asked = (await get(entry)).unwrapOr(undefined)
    if (asked !== undefined) metrics().cacheAge.observe({ fact }, asked.ageMs / 1_000)
    return asked
  }
  return {
    facts: orUnknown('box', box, { ...ask, maxAgeMs: countAgeMs }),
    fairness: orUnknown('fairness', fairness),
    recents: orUnknown('recents', recents),
    safety: orUnknown('safety', safety),
  }
}

/** The draws of a listed box, compared with its odds; `undefined` for any other address and when the ledger does not answer. */
export async function readFairness(address: string | undefined): Asked<Fairness> {
  const box = address === undefined ? undefined : listedBox(address)
  return box && (await caches().fairness.get(box)).unwrapOr(undefined)
}

/** The powers of others over loot of any collection; `undefined` for a malformed address and when the ledger does not answer. */
export async function getCollectionSafety(address: string): Asked<SafetySheet> {
  const resource = parseResourceAddress(address, readSiteConfig().networkId)
  return resource.isOk() ? (await collectionSafety().get(resource.value)).unwrapOr(undefined) : undefined
}
