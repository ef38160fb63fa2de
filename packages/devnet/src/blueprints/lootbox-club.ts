import { type Amount, amountOf, formatAmount } from '@lootboxes/ledger'
import { abort } from '../engine/abort'
import { type Argument, readArguments } from '../engine/arguments'
import { lockFee } from '../engine/lock-fee'
import { amountOfProof, type Proof } from '../engine/proof'
import type { Method } from './blueprint'
import { lootboxAt } from './lootbox-cell'

/** Amount the box locks for a member's fee; the unused part returns to the box. */
const memberFee: Amount = amountOf(10)

const proofsIn = (argument: Argument): readonly Proof[] => {
  if (argument.kind === 'proof') return [argument.proof]
  return argument.kind === 'proofs' ? argument.proofs : []
}

function assertMember(token: string, threshold: Amount, shown: readonly Proof[]): void {
  const isMember = shown.some((proof) => proof.resource === token && amountOfProof(proof) >= threshold)
  if (!isMember) abort(`SystemModuleError(AuthError(Unauthorized)): show ${formatAmount(threshold)} of ${token}`)
}

/**
 * The `*_lock_fee` form of a method: the box pays the network fee for a holder of the club token. The proof may be in the auth
 * zone or an argument after or before the bucket.
 */
export const withLockedFee =
  (method: Method): Method =>
  (runtime, self, args) => {
    args.count(1, 2)
    const state = lootboxAt(runtime, self)
    const passed = args.all.flatMap(proofsIn)
    if (args.all.length === 2 && passed.length === 0)
      abort('SystemError(TypeCheckError): expected a bucket and a proof')
    assertMember(state.clubToken, state.clubThreshold, args.all.length === 2 ? passed : runtime.authZone)
    for (const proof of passed) proof.drop()
    lockFee(runtime, state.feeVault, memberFee)
    const rest = args.all.filter((argument) => argument.kind === 'bucket')
    return method(runtime, self, readArguments('lootbox', rest))
  }
