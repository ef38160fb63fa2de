import { amountOf, type ResourceAddress } from '@lootboxes/ledger'
import type { Result } from 'neverthrow'
import { assertWorktopContains, assertWorktopContainsNonFungibles } from './assert-worktop'
import { checkAddress } from './check-address'
import { checkIds } from './check-ids'
import type { Manifest } from './finish-manifest'
import { type ManifestError, wrongType } from './manifest-error'
import { type SpendTicketsOptions, spendTickets } from './spend-tickets'
import { isList, isObject } from './untyped'

/** The least that a collection must give: a number of items, or certain ids. */
export type ExpectedLoot = { readonly collection: string } & (
  | { readonly count: number }
  | { readonly ids: readonly string[] }
)

/** Options of `claimLoot`. */
export type ClaimLootOptions = SpendTicketsOptions & {
  /**
   * The loot that must come back, one entry for each collection, at least one loot for each ticket that names its loot. The
   * data of a revealed ticket names its loot. Without this option the manifest asserts nothing.
   */
  expect?: readonly ExpectedLoot[] | undefined
  /** The number of tickets whose data names no loot. The manifest asserts nothing for them. Default 0. */
  unnamed?: number | undefined
}

const countOf = (loot: ExpectedLoot): number => ('ids' in loot ? loot.ids.length : loot.count)

function checkExpected({ networkId, ids, expect, unnamed = 0 }: ClaimLootOptions): ManifestError | undefined {
  if (expect === undefined) return undefined
  if (!isList(expect)) return wrongType('expect', 'an array', expect)
  if (!Number.isInteger(unnamed) || unnamed < 0 || unnamed > ids.length)
    return { kind: 'bad-number', where: 'unnamed', value: unnamed }
  const seen = new Set<string>()
  for (const loot of expect) {
    if (!isObject(loot)) return wrongType('expect', 'a collection and its loot', loot)
    const { collection } = loot
    const error = checkAddress(collection, 'expect', { networkId, type: ['non-fungible-resource'] })
    if (error) return error
    if (seen.has(collection)) return { kind: 'duplicate-collection', where: 'expect', collection }
    seen.add(collection)
    if ('ids' in loot) {
      const wrong = checkIds(loot.ids, 'expect')
      if (wrong) return wrong
    } else if (!Number.isSafeInteger(loot.count) || loot.count < 1) {
      return { kind: 'bad-number', where: 'expect', value: loot.count }
    }
  }
  const expected = expect.reduce((sum, loot) => sum + countOf(loot), 0)
  const tickets = ids.length - unnamed
  return expected < tickets ? { kind: 'too-little-loot', expected, tickets } : undefined
}

/**
 * Redeems revealed tickets: withdraws them, calls `claim_loot` (or its lock-fee variant), deposits everything.
 * @example claimLoot({ networkId: 240, account, component, ticketResource, ids, expect: [{ collection, count: 1 }] })
 */
export function claimLoot(options: ClaimLootOptions): Result<Manifest, ManifestError> {
  return spendTickets(
    'claim_loot',
    options,
    (draft) =>
      (options.expect ?? []).reduce((before, loot) => {
        const resource = loot.collection as ResourceAddress
        return 'ids' in loot
          ? assertWorktopContainsNonFungibles(before, { resource, ids: loot.ids })
          : assertWorktopContains(before, { resource, amount: amountOf(loot.count) })
      }, draft),
    () => checkExpected(options),
  )
}
