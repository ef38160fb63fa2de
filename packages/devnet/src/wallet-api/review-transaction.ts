import { addAmounts, displayAmount, formatAmount, parseAmount, xrdAddress } from '@lootboxes/ledger'
import { ResultAsync } from 'neverthrow'
import type { CallGateway } from './call-gateway'
import { entityNames, type NameOf } from './entity-names'
import { planFee } from './fee-plan'
import { type Balance, fungibleBalances } from './fungible-balances'
import type { Holder } from './holder'
import { addressesIn, manifestSteps } from './manifest-steps'
import type { BalanceChange } from './preview-manifest'
import { readSubintent, type SubintentOrder } from './subintent'
import { readDraft, type TransactionOrder } from './transaction-draft'
import type { WalletFault } from './wallet-fault'

/** Content of the approval sheet. Amounts are decimal strings in XRD. */
export type TransactionReview = {
  steps: readonly string[]
  /** Balance changes of the holder's accounts in the preview, e.g. `Main account: -6 XRD, from 10 to 4`. */
  changes: readonly string[]
  fee: { paidBy: string | null; locked: string | null; estimate: string | null }
  /** Reason why the ledger would refuse it now; null when the preview succeeded. */
  expectedFailure: string | null
}

type BalancesOf = ReadonlyMap<string, readonly Balance[]>

/** Only fungible resources that the account holds have a balance before and after. */
function changeSentence({ entity, resource, amount }: BalanceChange, nameOf: NameOf, balances: BalancesOf): string {
  const change = `${nameOf(entity)}: ${amount.startsWith('-') ? amount : `+${amount}`} ${nameOf(resource)}`
  const before = balances.get(entity)?.find(({ resourceAddress }) => resourceAddress === resource)?.amount
  const after = before === undefined ? undefined : parseAmount(amount).map((by) => addAmounts(before, by))
  return before !== undefined && after?.isOk()
    ? `${change}, from ${displayAmount(before)} to ${displayAmount(after.value)}`
    : change
}

const balancesOf = async (gateway: CallGateway, accounts: readonly string[]): Promise<BalancesOf> =>
  new Map(
    await Promise.all(
      [...new Set(accounts)].map(
        async (account) =>
          [account, await fungibleBalances(gateway, account).unwrapOr<readonly Balance[]>([])] as const,
      ),
    ),
  )

const knownTo = (holder: Holder): Map<string, string> =>
  new Map<string, string>([
    ...holder.accounts.map(({ address, label }) => [address, label] as const),
    [xrdAddress(holder.networkId), 'XRD'],
  ])

/** Describes a subintent. A preview is impossible, because the other party's part is unknown. */
export const reviewSubintent = (
  gateway: CallGateway,
  holder: Holder,
  order: SubintentOrder,
): ResultAsync<{ steps: readonly string[] }, WalletFault> =>
  readSubintent(holder, order).asyncAndThen(({ instructions }) =>
    ResultAsync.fromSafePromise(entityNames(gateway, addressesIn(instructions, holder.networkId), knownTo(holder))).map(
      (nameOf) => ({
        steps: manifestSteps(instructions, nameOf, holder.networkId),
      }),
    ),
  )

/** Parses and previews a manifest. Commits and signs nothing. */
export const reviewTransaction = (
  gateway: CallGateway,
  holder: Holder,
  order: TransactionOrder,
): ResultAsync<TransactionReview, WalletFault> =>
  readDraft(holder, order).andThen((draft) => {
    const known = knownTo(holder)
    return planFee(gateway, holder, draft).andThen(({ payer, locked, outcome }) => {
      const own = outcome.changes.filter(({ entity }) => holder.accounts.some(({ address }) => address === entity))
      const addresses = [...addressesIn(draft.instructions, holder.networkId), ...own.map(({ resource }) => resource)]
      const accounts = own.map(({ entity }) => entity)
      const read = Promise.all([entityNames(gateway, addresses, known), balancesOf(gateway, accounts)])
      return ResultAsync.fromSafePromise(read).map(([nameOf, balances]) => ({
        steps: manifestSteps(draft.instructions, nameOf, holder.networkId),
        changes: own.map((change) => changeSentence(change, nameOf, balances)),
        fee: {
          paidBy: payer?.label ?? null,
          locked: locked === undefined ? null : formatAmount(locked),
          estimate: outcome.fee ?? null,
        },
        expectedFailure: outcome.status === 'succeeds' ? null : (outcome.because ?? 'The ledger gave no reason.'),
      }))
    })
  })
