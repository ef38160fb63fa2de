import type { Draft } from '../store/draft'
import type { View } from '../store/store'

/** The engine lost or created resources. This is a bug of the devnet, not of the transaction, so nothing is written. */
class ConservationError extends Error {
  override name = 'ConservationError'
}

const fail = (what: string): never => {
  throw new ConservationError(
    `The devnet broke its own books: ${what}. Nothing was written; please report the manifest.`,
  )
}

type Tally = Map<string, bigint>
const add = (tally: Tally, key: string, by: bigint): void => void tally.set(key, (tally.get(key) ?? 0n) + by)

/** Balance changes of vaults by resource and by vault. Non-fungible vaults count, too. */
function vaultChanges(base: View, draft: Draft): { byResource: Tally; byVault: Tally } {
  const byResource: Tally = new Map()
  const byVault: Tally = new Map()
  for (const [address, vault] of draft.writes.cells.vault) {
    const before = base.get('vault', address)
    if (before && (before.kind !== vault.kind || before.resource !== vault.resource || before.owner !== vault.owner))
      fail(`the vault ${address} became another`)
    const held = (one: typeof vault | undefined) => (one?.kind === 'fungible' ? one.amount : BigInt(one?.count ?? 0))
    if (held(vault) < 0n) fail(`the vault ${address} holds less than nothing`)
    add(byResource, vault.resource, held(vault) - held(before))
    if (vault.kind === 'non-fungible') add(byVault, address, held(vault) - held(before))
  }
  return { byResource, byVault }
}

type Moves = { byVault: Tally; minted: Tally; burned: Tally }

/** Moves of non-fungibles. Each one is in a vault of its resource, or burned. */
function placeChanges(base: View, draft: Draft): Moves {
  const moves: Moves = { byVault: new Map(), minted: new Map(), burned: new Map() }
  for (const [key, { vault, burned }] of draft.writes.cells.place) {
    const [resource = '', id = ''] = key.split('\n')
    const before = base.get('place', key)
    if (before === undefined) add(moves.minted, resource, 1n)
    if (before?.burned === true) fail(`${id} of ${resource} came back from being burned`)
    if (burned) add(moves.burned, resource, 1n)
    if (burned !== (vault === undefined)) fail(`${id} of ${resource} is in no vault`)
    if (vault !== undefined && draft.get('vault', vault)?.resource !== resource)
      fail(`${id} of ${resource} is in a vault of something else`)
    if (before?.vault !== undefined) add(moves.byVault, before.vault, -1n)
    if (vault !== undefined) add(moves.byVault, vault, 1n)
  }
  return moves
}

/**
 * Checks a transaction's writes before the commit: vault balances change by as much as the supply, each non-fungible is in
 * exactly one place, and vault counts match. Throws a `ConservationError` otherwise.
 */
export function assertConserved(base: View, draft: Draft): void {
  const { byResource, byVault } = vaultChanges(base, draft)
  const moves = placeChanges(base, draft)
  for (const vault of new Set([...byVault.keys(), ...moves.byVault.keys()]))
    if ((byVault.get(vault) ?? 0n) !== (moves.byVault.get(vault) ?? 0n)) fail(`the vault ${vault} counts wrong`)
  for (const resource of new Set([...byResource.keys(), ...draft.writes.cells.supply.keys(), ...moves.minted.keys()])) {
    const before = base.get('supply', resource) ?? { total: 0n, minted: 0n, burned: 0n }
    const supply = draft.get('supply', resource) ?? before
    const minted = supply.minted - before.minted
    const burned = supply.burned - before.burned
    if (supply.total !== supply.minted - supply.burned || supply.total < 0n || minted < 0n || burned < 0n)
      fail(`the supply of ${resource} does not add up`)
    if ((byResource.get(resource) ?? 0n) !== minted - burned)
      fail(`vaults hold ${byResource.get(resource) ?? 0n} attos more of ${resource}, and ${minted - burned} came to be`)
    const isNonFungible = draft.get('entity', resource)?.kind === 'non-fungible-resource'
    if (
      isNonFungible &&
      ((moves.minted.get(resource) ?? 0n) !== minted || (moves.burned.get(resource) ?? 0n) !== burned)
    )
      fail(`the ids of ${resource} do not match its supply`)
  }
}
