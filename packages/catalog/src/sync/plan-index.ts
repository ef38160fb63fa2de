import { createHash } from 'node:crypto'
import { type Amount, addAmounts, parseAmount, ZERO } from '@lootboxes/ledger'
import type { CatalogOptions } from '../catalog-options'
import { type CollectionFacts, readCollections, readDetails } from '../ledger/collection-facts'
import { isUnknownEntity, must } from '../ledger/must'
import type { TransactionFacts } from '../ledger/transaction-facts'
import type { Scope } from '../ledger/transaction-source'
import { type BoxFields, type BoxReading, defaultBoxFields, readBoxStates } from './read-box-states'

type Deps = Pick<CatalogOptions, 'gateway' | 'boxes' | 'collections' | 'dAppDefinition' | 'rules'> & {
  readonly boxFields?: BoxFields | undefined
  readonly signal?: AbortSignal | undefined
}

/** The boxes and the existing collections, known before any transaction is read. */
export type Plan = {
  readonly scope: Scope
  readonly facts: readonly CollectionFacts[]
  /** The state of each box before its first transaction; absent where it did not exist. */
  readonly states: ReadonlyMap<string, BoxReading>
  /** Payment tokens in each box before its first transaction. */
  readonly balances: ReadonlyMap<string, Amount>
}

type NonFungibleList = {
  readonly non_fungible_resources?: { readonly items: readonly { readonly resource_address: string }[] } | undefined
}

const PAGE = 100

/** Non-fungible resources that a box ever held: emptied ones stay listed. */
async function lootOf(
  component: string,
  details: NonFungibleList | undefined,
  { gateway, signal }: Deps,
  stateVersion: number,
) {
  const listed = details?.non_fungible_resources?.items ?? []
  if (listed.length < PAGE) return listed.map(({ resource_address }) => resource_address)
  const all = must(
    await gateway.getNonFungibles({ address: component, at_ledger_state: { state_version: stateVersion } }, { signal }),
  )
  return all.items.map(({ resource_address }) => resource_address)
}

/** Reads at the tip which collections belong to the boxes, and how each of them describes itself. */
export async function planIndex(deps: Deps & { readonly everything: boolean }, stateVersion: number): Promise<Plan> {
  const { gateway, boxes, collections = [], dAppDefinition, rules = {}, boxFields = defaultBoxFields, signal } = deps
  const reading = { gateway, stateVersion, signal }
  const components = boxes.map(({ componentAddress }) => componentAddress)
  const details = await readDetails([...components, ...(dAppDefinition === undefined ? [] : [dAppDefinition])], reading)
  const loot = new Set<string>()
  for (const component of components)
    for (const resource of await lootOf(component, details.get(component), deps, stateVersion)) loot.add(resource)
  const claimed = dAppDefinition === undefined ? [] : claimedResources(details.get(dAppDefinition))
  const tickets = boxes.map(({ ticketAddress }) => ticketAddress)
  // In an order that does not depend on when the index is built: items are listed in the order of their collections.
  const resources = [...new Set([...tickets, ...[...loot].sort(), ...collections, ...[...claimed].sort()])]
  const facts = await readCollections(resources, rules, reading)
  return {
    scope: deps.everything
      ? { kind: 'everything' }
      : { kind: 'followed', components, resources: facts.map(({ address }) => address) },
    facts,
    states: await readBoxStates(components, { gateway, boxFields, stateVersion: 1, signal }),
    balances: await balancesAtFirst(deps),
  }
}

type Details = Awaited<ReturnType<typeof readDetails>> extends ReadonlyMap<string, infer D> ? D : never

function claimedResources(dapp: Details | undefined): readonly string[] {
  const typed = dapp?.metadata.items.find(({ key }) => key === 'claimed_entities')?.value.typed
  return typed && 'values' in typed && Array.isArray(typed.values)
    ? typed.values.filter((one): one is string => typeof one === 'string' && one.startsWith('resource_'))
    : []
}

/** Payment tokens that lay in a box before its first transaction. */
async function balancesAtFirst({ gateway, boxes, signal }: Deps): Promise<ReadonlyMap<string, Amount>> {
  const found = new Map<string, Amount>()
  for (const { componentAddress, tokenAddress } of boxes) {
    const answer = await gateway.getFungibleVaults(
      { address: componentAddress, resource_address: tokenAddress, at_ledger_state: { state_version: 1 } },
      { signal },
    )
    if (answer.isErr() && isUnknownEntity(answer.error)) continue
    const amounts = must(answer).items.map(({ amount }) => parseAmount(amount).unwrapOr(ZERO))
    found.set(
      componentAddress,
      amounts.reduce((sum, amount) => addAmounts(sum, amount), ZERO),
    )
  }
  return found
}

const LOCATIONS_PER_READING = 290
/** Items of one part: their data has to fit into the worker's heap. */
const ITEMS_PER_PART = 2_000

/** Ids in numeric order would list all copies of a drawing side by side. */
const scatter = (id: string): number => createHash('sha256').update(id).digest().readUInt32BE()

/** The ids of a resource that existed at state version 1, by the entity that held them. */
async function idsAtFirst(
  { gateway, signal }: Deps,
  resource: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const at_ledger_state = { state_version: 1 }
  const page = await gateway.getNonFungibleIds({ resource_address: resource, at_ledger_state }, { signal })
  if (page.isErr() && isUnknownEntity(page.error)) return new Map()
  const { items } = must(page).non_fungible_ids
  const held = new Map<string, string[]>()
  for (let from = 0; from < items.length; from += LOCATIONS_PER_READING) {
    const nonFungibleIds = items.slice(from, from + LOCATIONS_PER_READING)
    const where = must(
      await gateway.getNonFungibleLocation(
        { resource_address: resource, non_fungible_ids: nonFungibleIds, at_ledger_state },
        { signal },
      ),
    )
    for (const { non_fungible_id, owning_vault_global_ancestor_address: entity, is_burned } of where.non_fungible_ids) {
      if (is_burned || entity === undefined) continue
      const ids = held.get(entity) ?? []
      held.set(entity, ids)
      ids.push(non_fungible_id)
    }
  }
  return held
}

/**
 * What existed before the first transaction, as if a transaction had minted it: a devnet's first state has whole print
 * runs in its boxes. In parts, because a print run can be larger than the worker's heap.
 */
export async function* genesisParts(
  deps: Deps,
  { facts }: Plan,
  { hash, atMs }: { readonly hash: string; readonly atMs: number },
): AsyncGenerator<TransactionFacts> {
  for (const { address: resource } of facts)
    for (const [entity, ids] of await idsAtFirst(deps, resource)) {
      const scattered = ids
        .map((id) => ({ id, at: scatter(id) }))
        .sort((a, b) => a.at - b.at)
        .map(({ id }) => id)
      for (let from = 0; from < scattered.length; from += ITEMS_PER_PART) {
        const added = scattered.slice(from, from + ITEMS_PER_PART)
        yield {
          stateVersion: 1,
          hash,
          atMs,
          boxes: [],
          moves: [{ resource, entity, added, removed: [] }],
          fleeting: [],
          money: [],
        }
      }
    }
}
