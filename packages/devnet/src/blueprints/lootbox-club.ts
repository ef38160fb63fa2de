import { type Amount, amountOf, formatAmount } from '@lootboxes/ledger'
import { abort } from '../engine/abort'
import type { Argument } from '../engine/argument'
import type { Bucket } from '../engine/bucket'
import { lockFee } from '../engine/lock-fee'
import { amountOfProof, type Proof } from '../engine/proof'
import type { Runtime } from '../engine/runtime'
import { bucket, parseArguments } from '../engine/shapes'
import { type CallResult, type Method, PUBLIC } from './blueprint'
import { lootboxAt } from './lootbox-cell'

/** Amount the box locks for a member's fee; the unused part returns to the box. */
const memberFee: Amount = amountOf(10)

const proofsIn = (argument: Argument): readonly Proof[] => {
  if (argument.kind === 'Proof') return [argument.proof]
  return argument.kind === 'Array' ? argument.items.flatMap(proofsIn) : []
}

function assertMember(token: string, threshold: Amount, shown: readonly Proof[]): void {
  const isMember = shown.some((proof) => proof.resource === token && amountOfProof(proof) >= threshold)
  if (!isMember) abort(`SystemModuleError(AuthError(Unauthorized)): show ${formatAmount(threshold)} of ${token}`)
}

/**
 * The `*_lock_fee` form of a method: the box pays the network fee for a holder of the club token. The proof may be in the auth
 * zone or an argument after or before the bucket.
 */
export const withLockedFee = (method: (runtime: Runtime, self: string, given: Bucket) => CallResult): Method => ({
  access: PUBLIC,
  run: ({ runtime, self }, args, name) => {
    if (args.length !== 1 && args.length !== 2)
      abort(`SystemError(TypeCheckError): ${name} takes 1 or 2 arguments, not ${args.length}`)
    const state = lootboxAt(runtime, self)
    const passed = args.flatMap(proofsIn)
    if (args.length === 2 && passed.length === 0) abort('SystemError(TypeCheckError): expected a bucket and a proof')
    assertMember(state.clubToken, state.clubThreshold, args.length === 2 ? passed : runtime.zone.proofs)
    for (const proof of passed) proof.drop()
    lockFee(runtime, state.feeVault, memberFee)
    const rest = args.filter((argument) => argument.kind === 'Bucket')
    const [given] = parseArguments(name, rest, [bucket])
    return method(runtime, self, given)
  },
})
