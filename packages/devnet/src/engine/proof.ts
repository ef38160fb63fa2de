import { type Amount, ZERO } from '@lootboxes/ledger'
import { abort } from './abort'
import { type Holding, isEmpty } from './holding'
import type { Locks } from './locks'

export type Evidence = { readonly locks: Locks; readonly part: Holding }

/** Proves possession and locks the proven part until it is dropped. */
export type Proof = {
  readonly resource: string
  readonly kind: Holding['kind']
  readonly evidence: readonly Evidence[]
  drop(): void
}

export function createProof(resource: string, kind: Holding['kind'], evidence: readonly Evidence[]): Proof {
  if (evidence.every(({ part }) => isEmpty(part))) abort('ProofError(EmptyProofNotAllowed)')
  const releases = evidence.map(({ locks, part }) => locks.hold(part))
  return {
    resource,
    kind,
    evidence,
    drop: () => {
      for (const release of releases) release()
    },
  }
}

/** The amount that proofs of one resource show together: the largest part per container, so that nothing counts twice. */
export function provenAmount(proofs: readonly Proof[]): Amount {
  const largest = new Map<Locks, Amount>()
  const ids = new Set<string>()
  for (const { locks, part } of proofs.flatMap((proof) => proof.evidence)) {
    if (part.kind === 'non-fungible') for (const id of part.ids) ids.add(id)
    else if (part.amount > (largest.get(locks) ?? ZERO)) largest.set(locks, part.amount)
  }
  const fungible = [...largest.values()].reduce<bigint>((sum, amount) => sum + amount, 0n)
  return (fungible + BigInt(ids.size) * 10n ** 18n) as Amount
}

export const provenIds = (proofs: readonly Proof[]): ReadonlySet<string> =>
  new Set(
    proofs.flatMap((proof) =>
      proof.evidence.flatMap(({ part }) => (part.kind === 'non-fungible' ? [...part.ids] : [])),
    ),
  )

export const amountOfProof = (proof: Proof): Amount => provenAmount([proof])
