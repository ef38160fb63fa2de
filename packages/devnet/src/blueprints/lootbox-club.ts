import { type Amount, amountOf, formatAmount } from '@lootboxes/ledger'
import { type Argument, type Bucket, fail, type Proof, proofAmount, type Returned, types } from './blueprint-kit'
import type { Lootbox } from './lootbox-state'

/** Amount the box locks for a member's fee; the unused part returns to the box. */
const memberFee: Amount = amountOf(10)

const proofsIn = (argument: Argument): readonly Proof[] => {
  if (argument.kind === 'Proof') return [argument.proof]
  return argument.kind === 'Array' ? argument.items.flatMap(proofsIn) : []
}

function assertMember({ clubToken, clubThreshold }: Lootbox['state'], shown: readonly Proof[]): void {
  const isMember = shown.some((proof) => proof.resource === clubToken && proofAmount(proof) >= clubThreshold)
  if (!isMember) fail(`SystemModuleError(AuthError(Unauthorized)): show ${formatAmount(clubThreshold)} of ${clubToken}`)
}

/**
 * The `*_lock_fee` form of a method: the box pays the network fee for a holder of the club token. The proof may be in the auth
 * zone or an argument after or before the bucket.
 */
export const withLockedFee = (method: (box: Lootbox, given: Bucket) => Returned, name: string) => ({
  // The schema names the form whose proof is in the auth zone.
  types: [types.bucket],
  names: [name],
  run: (box: Lootbox, args: readonly Argument[]): Returned => {
    if (args.length !== 1 && args.length !== 2)
      fail(`SystemError(TypeCheckError): 1 or 2 arguments are expected, not ${args.length}`)
    const passed = args.flatMap(proofsIn)
    if (args.length === 2 && passed.length === 0) fail('SystemError(TypeCheckError): expected a bucket and a proof')
    assertMember(box.state, args.length === 2 ? passed : box.proofs)
    for (const proof of passed) proof.drop()
    box.vault(box.state.feeVault).lockFee(memberFee)
    const [given, ...more] = args.filter((argument) => argument.kind === 'Bucket')
    if (!given || more.length > 0) return fail('SystemError(TypeCheckError): expected a bucket and a proof')
    return method(box, types.bucket.parse(given))
  },
})
