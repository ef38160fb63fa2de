import { formatAmount, xrdAddress } from '@lootboxes/ledger'
import { ResultAsync } from 'neverthrow'
import type { AskGateway } from './ask-gateway'
import { entityNames, type NameOf } from './entity-names'
import { planFee } from './fee-plan'
import type { Holder } from './holder'
import { addressesIn, manifestSteps } from './manifest-steps'
import { readSubintent, type SubintentOrder } from './subintent'
import { readDraft, type TransactionDraft, type TransactionOrder } from './transaction-draft'
import type { TriedChange } from './try-out'
import type { WalletFault } from './wallet-fault'

/** What the approval sheet shows before the user decides. Amounts are decimal strings in XRD. */
export type TransactionReview = {
  steps: readonly string[]
  /** What the holder's accounts gain and lose by the preview, the fee included, e.g. `Main account: -6.2 XRD`. */
  changes: readonly string[]
  fee: { paidBy: string | null; locked: string | null; estimate: string | null }
  /** Why the ledger would refuse it as things stand; null when the preview succeeded. */
  expectedFailure: string | null
}

const changeSentence = ({ entity, resource, amount }: TriedChange, nameOf: NameOf): string =>
  `${nameOf(entity)}: ${amount.startsWith('-') ? amount : `+${amount}`} ${nameOf(resource)}`

const knownTo = (holder: Holder): Map<string, string> =>
  new Map<string, string>([
    ...holder.accounts.map(({ address, label }) => [address, label] as const),
    [xrdAddress(holder.networkId), 'XRD'],
  ])

/** What a subintent does by itself. Nobody can try it out alone: what the other side brings is not known. */
export const reviewSubintent = (
  gateway: AskGateway,
  holder: Holder,
  order: SubintentOrder,
): ResultAsync<{ steps: readonly string[] }, WalletFault> =>
  readSubintent(holder, order).andThen(({ instructions }: TransactionDraft) =>
    ResultAsync.fromSafePromise(entityNames(gateway, addressesIn(instructions), knownTo(holder))).map((nameOf) => ({
      steps: manifestSteps(instructions, nameOf),
    })),
  )

/** Reads a manifest and tries it out; commits and signs nothing. */
export const reviewTransaction = (
  gateway: AskGateway,
  holder: Holder,
  order: TransactionOrder,
): ResultAsync<TransactionReview, WalletFault> =>
  readDraft(holder, order).andThen((draft) => {
    const known = knownTo(holder)
    return planFee(gateway, holder, draft).andThen(({ payer, locked, outcome }) => {
      const own = outcome.changes.filter(({ entity }) => holder.accounts.some(({ address }) => address === entity))
      const addresses = [...addressesIn(draft.instructions), ...own.map(({ resource }) => resource)]
      return ResultAsync.fromSafePromise(entityNames(gateway, addresses, known)).map((nameOf) => ({
        steps: manifestSteps(draft.instructions, nameOf),
        changes: own.map((change) => changeSentence(change, nameOf)),
        fee: {
          paidBy: payer?.label ?? null,
          locked: locked === undefined ? null : formatAmount(locked),
          estimate: outcome.fee ?? null,
        },
        expectedFailure: outcome.status === 'succeeds' ? null : (outcome.because ?? 'The ledger gave no reason.'),
      }))
    })
  })
