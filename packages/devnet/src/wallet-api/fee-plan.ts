import { type Amount, amountOf, formatAmount, xrdAddress } from '@lootboxes/ledger'
import { errAsync, okAsync, type ResultAsync } from 'neverthrow'
import type { CallGateway } from './call-gateway'
import { balanceOf, fungibleBalances } from './fungible-balances'
import type { Holder, HolderAccount } from './holder'
import { type ManifestPreview, previewManifest } from './preview-manifest'
import type { TransactionDraft } from './transaction-draft'
import type { WalletFault } from './wallet-fault'

/** Locked for the network fee. The transaction returns the unused part. */
const FEE_LOCK: Amount = amountOf(10)

/**
 * The payer of the fee: the manifest itself (a component locks the fee), or an account of the holder with a first `lock_fee`
 * line.
 */
export type FeePlan = {
  payer: HolderAccount | undefined
  locked: Amount | undefined
  /** The draft's manifest with the fee line, ready to sign. */
  manifest: string
  outcome: ManifestPreview
}

const unreachable = ({ message }: { message: string }): WalletFault => ({
  error: 'failedToPrepareTransaction',
  message,
})

/** The line with which an account locks the network fee. */
export const lockLine = (account: HolderAccount): string =>
  `CALL_METHOD Address("${account.address}") "lock_fee" Decimal("${formatAmount(FEE_LOCK)}");\n`

/** Candidates for the fee: accounts of the manifest first, because the transaction uses them already. */
const candidates = (holder: Holder, draft: TransactionDraft): readonly HolderAccount[] => [
  ...draft.signers,
  ...holder.accounts.filter((account) => !draft.signers.includes(account)),
]

/** The first account with enough XRD for the fee. */
export const firstWithFunds = async (
  gateway: CallGateway,
  holder: Holder,
  accounts: readonly HolderAccount[],
): Promise<HolderAccount | undefined> => {
  for (const account of accounts) {
    const balances = await fungibleBalances(gateway, account.address).unwrapOr([])
    if (balanceOf(balances, xrdAddress(holder.networkId)) >= FEE_LOCK) return account
  }
  return undefined
}

/**
 * Chooses the payer by previews, as the real wallet does. A manifest that is not rejected pays its own fee; any other gets a
 * `lock_fee` on the first account with enough XRD.
 */
export const planFee = (
  gateway: CallGateway,
  holder: Holder,
  draft: TransactionDraft,
): ResultAsync<FeePlan, WalletFault> =>
  previewManifest(gateway, draft, draft.manifest)
    .mapErr(unreachable)
    .andThen((outcome): ResultAsync<FeePlan, WalletFault> => {
      if (outcome.status !== 'rejected') {
        return okAsync({ payer: undefined, locked: undefined, manifest: draft.manifest, outcome })
      }
      return okAsync(candidates(holder, draft))
        .map((accounts) => firstWithFunds(gateway, holder, accounts))
        .andThen((payer) => (payer === undefined ? errAsync(noFunds) : payBy(gateway, draft, payer)))
    })

export const noFunds: WalletFault = {
  error: 'failedToFindAccountWithEnoughFundsToLockFee',
  message: `No account holds the ${formatAmount(FEE_LOCK)} XRD to lock for the network fee.`,
}

const payBy = (
  gateway: CallGateway,
  draft: TransactionDraft,
  payer: HolderAccount,
): ResultAsync<FeePlan, WalletFault> => {
  const manifest = lockLine(payer) + draft.manifest
  const signers = draft.signers.includes(payer) ? draft.signers : [...draft.signers, payer]
  return previewManifest(gateway, { ...draft, signers }, manifest)
    .mapErr(unreachable)
    .map((outcome) => ({ payer, locked: FEE_LOCK, manifest, outcome }))
}
