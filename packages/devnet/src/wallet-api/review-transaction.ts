import { formatAmount, xrdAddress } from '@lootboxes/ledger'
import { ResultAsync } from 'neverthrow'
import type { AskGateway } from './ask-gateway'
import { entityNames } from './entity-names'
import { planFee } from './fee-plan'
import type { Holder } from './holder'
import { addressesIn, manifestSteps } from './manifest-steps'
import { readDraft, type TransactionOrder } from './transaction-draft'
import type { WalletFault } from './wallet-fault'

/** What the approval sheet shows before the user decides. Amounts are decimal strings in XRD. */
export type TransactionReview = {
  steps: readonly string[]
  fee: { paidBy: string | null; locked: string | null; estimate: string | null }
  /** Why the ledger would refuse it as things stand; null when the preview succeeded. */
  expectedFailure: string | null
}

/** Reads a manifest and tries it out; commits and signs nothing. */
export const reviewTransaction = (
  gateway: AskGateway,
  holder: Holder,
  order: TransactionOrder,
): ResultAsync<TransactionReview, WalletFault> =>
  readDraft(holder, order).andThen((draft) => {
    const known = new Map<string, string>(holder.accounts.map(({ address, label }) => [address, label]))
    known.set(xrdAddress(holder.networkId), 'XRD')
    const names = ResultAsync.fromSafePromise(entityNames(gateway, addressesIn(draft.instructions), known))
    return planFee(gateway, holder, draft).andThen(({ payer, locked, outcome }) =>
      names.map((nameOf) => ({
        steps: manifestSteps(draft.instructions, nameOf),
        fee: {
          paidBy: payer?.label ?? null,
          locked: locked === undefined ? null : formatAmount(locked),
          estimate: outcome.fee ?? null,
        },
        expectedFailure: outcome.status === 'succeeds' ? null : (outcome.because ?? 'The ledger gave no reason.'),
      })),
    )
  })
