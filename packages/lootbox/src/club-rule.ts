import { type Amount, addAmounts } from '@lootboxes/ledger'

export type ClubQuestion = {
  /** What the account holds of the special token. */
  readonly balance: Amount
  readonly threshold: Amount
  /** What the transaction is about to withdraw; 0 for reveal and redeem. */
  readonly tokenAmount: Amount
  /** Whether that is withdrawn from the very same token. */
  readonly paysWithClubToken: boolean
}

/**
 * Who gets the lock-fee variant: balance ≥ threshold. Where the special token also pays, the proof locks the threshold
 * and the price needs units that are not locked, so both must be there (gateway-and-ledger 3).
 */
export const isInClub = ({ balance, threshold, tokenAmount, paysWithClubToken }: ClubQuestion): boolean =>
  balance >= (paysWithClubToken ? addAmounts(threshold, tokenAmount) : threshold)
