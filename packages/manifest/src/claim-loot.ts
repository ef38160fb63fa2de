import { amountOf, type LocalId, type ResourceAddress } from '@lootboxes/ledger'
import { err, type Result } from 'neverthrow'
import { assertWorktopContains, assertWorktopContainsNonFungibles } from './assert-worktop'
import { checkAddress } from './check-address'
import { checkIds } from './check-ids'
import type { Manifest } from './finish-manifest'
import type { ManifestError } from './manifest-error'
import { type SpendTicketsOptions, spendTickets } from './spend-tickets'

/** What a collection has to give, at least: so many, or these. */
export type ExpectedLoot = { readonly collection: string } & (
  | { readonly count: number }
  | { readonly ids: readonly string[] }
)

export type ClaimLootOptions = SpendTicketsOptions & {
  /**
   * What has to come back, a collection once; together at least one loot for each ticket that names its loot. A revealed
   * ticket's data says what it gives. Left out, the manifest asserts nothing.
   */
  expect?: readonly ExpectedLoot[] | undefined
  /** How many of the tickets name no loot. Nothing is asserted for those; the others keep their assertions. Default 0. */
  unnamed?: number | undefined
}

const countOf = (loot: ExpectedLoot): number => ('ids' in loot ? loot.ids.length : loot.count)

function checkExpected({ networkId, ids, expect, unnamed = 0 }: ClaimLootOptions): ManifestError | undefined {
  if (expect === undefined) return undefined
  const seen = new Set<string>()
  for (const loot of expect) {
    const { collection } = loot
    const error = checkAddress(collection, 'expect', { networkId, type: ['non-fungible-resource'] })
    if (error) return error
    if (seen.has(collection)) return { kind: 'duplicate-collection', where: 'expect', collection }
    seen.add(collection)
    if ('ids' in loot) {
      const wrong = checkIds(loot.ids, 'expect')
      if (wrong) return wrong
    } else if (!Number.isSafeInteger(loot.count) || loot.count < 1) {
      return { kind: 'bad-number', where: 'expect', value: BigInt(Math.trunc(loot.count) || 0) }
    }
  }
  const expected = expect.reduce((sum, loot) => sum + countOf(loot), 0)
  const tickets = ids.length - unnamed
  return expected < tickets ? { kind: 'too-little-loot', expected, tickets } : undefined
}

/** Redeems revealed tickets: withdraws them, calls `claim_loot` (or its lock-fee variant), deposits all. */
export function claimLoot(options: ClaimLootOptions): Result<Manifest, ManifestError> {
  const error = checkExpected(options)
  if (error) return err(error)
  return spendTickets('claim_loot', options, (draft) =>
    (options.expect ?? []).reduce((before, loot) => {
      const resource = loot.collection as ResourceAddress
      return 'ids' in loot
        ? assertWorktopContainsNonFungibles(before, { resource, ids: loot.ids as readonly LocalId[] })
        : assertWorktopContains(before, { resource, amount: amountOf(loot.count) })
    }, draft),
  )
}
