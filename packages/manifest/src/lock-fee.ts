import { type AccountAddress, type Amount, amountOf, type ResourceAddress } from '@lootboxes/ledger'
import { checkAddress } from './check-address'
import { checkAmount } from './check-value'
import type { ManifestError } from './manifest-error'

/** How the component of the 100-club variant sees the proof: in the auth zone, or as an argument after or before the bucket. */
export type LockFeeProof = 'auth-zone' | 'argument-last' | 'argument-first'

export type LockFee = {
  /** The club's token, a fungible resource. */
  clubToken: string
  /** How much the proof shows. 100 by the spec (section 7). */
  amount?: Amount | undefined
  proof?: LockFeeProof | undefined
}

export const CLUB_PROOF: Amount = /* @__PURE__ */ amountOf(100)

/** What is wrong with the lock-fee options, if anything. */
export const checkLockFee = (
  { clubToken, amount = CLUB_PROOF }: LockFee,
  networkId: number,
): ManifestError | undefined =>
  checkAddress(clubToken, 'clubToken', { networkId, type: ['fungible-resource'] }) ??
  checkAmount(amount, 'lockFee.amount')

/** The proof every lock-fee variant starts with. */
export const clubProof = (account: AccountAddress, { clubToken, amount = CLUB_PROOF }: LockFee) => ({
  account,
  resource: clubToken as ResourceAddress,
  amount,
})
