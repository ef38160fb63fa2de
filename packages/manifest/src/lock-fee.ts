import { type AccountAddress, type Amount, amountOf, type ResourceAddress } from '@lootboxes/ledger'
import { checkAddress } from './check-address'
import { checkAmount } from './check-value'
import { type ManifestError, wrongType } from './manifest-error'
import { isObject } from './untyped'

/** How the component receives the club proof: in the auth zone, or as an argument after or before the bucket. */
export type LockFeeProof = (typeof proofs)[number]
const proofs = ['auth-zone', 'argument-last', 'argument-first'] as const

/** The 100-club variant of a recipe. */
export type LockFee = {
  /** The club's token, a fungible resource. */
  clubToken: string
  /** The amount that the proof shows. Default 100. */
  amount?: Amount | undefined
  proof?: LockFeeProof | undefined
}

/** The amount of the club token that a proof shows by default: 100. */
export const CLUB_PROOF: Amount = /* @__PURE__ */ amountOf(100)

/** The first error in the lock-fee options. */
export const checkLockFee = (lockFee: LockFee, networkId: number): ManifestError | undefined => {
  if (!isObject(lockFee)) return wrongType('lockFee', 'its clubToken in an object', lockFee)
  const { clubToken, amount = CLUB_PROOF, proof } = lockFee
  return (
    checkAddress(clubToken, 'clubToken', { networkId, type: ['fungible-resource'] }) ??
    checkAmount(amount, 'lockFee.amount') ??
    (proof === undefined || proofs.includes(proof) ? undefined : wrongType('lockFee.proof', proofs.join(', '), proof))
  )
}

/** The first step of every lock-fee variant: a proof of the club token. */
export const clubProof = (account: AccountAddress, { clubToken, amount = CLUB_PROOF }: LockFee) => ({
  account,
  resource: clubToken as ResourceAddress,
  amount,
})
