import type { ResultAsync } from 'neverthrow'

/** How a transaction of the wallet ended, as far as an order needs it. */
type WalletSettlement =
  | { status: 'committed'; transactionIntentHash: string; committedStateVersion?: number | undefined }
  | { status: 'failed' | 'rejected'; transactionIntentHash: string; reason: string }
  | { status: 'undetermined'; transactionIntentHash: string }

/** An error of the wallet toolkit: a code of its catalogue, and the ledger's result, if there is one. */
export type WalletFailure = { error: string; message: string; settlement?: WalletSettlement | undefined }

/** A transaction as the wallet toolkit takes it. */
export type WalletTransaction = {
  transactionManifest: string
  version: number
  /** Kept with the wallet's request item: `orderLabel`. */
  label: string
  timeout: number
  onTransactionId: (transactionIntentHash: string) => void
  onItem: (item: { progress?: 'extension' | 'wallet' | undefined; showCancel: boolean }) => void
}

/** An account that the wallet shares. */
export type WalletAccount = { address: string; label: string }

/**
 * The part of a wallet toolkit that an order needs. The result of `createDappToolkit` of
 * `@lootboxes/wallet-connector/toolkit` has it.
 */
export type WalletToolkit = {
  walletApi: {
    getWalletData: () => { accounts: readonly WalletAccount[] }
    sendTransaction: (
      transaction: WalletTransaction,
    ) => ResultAsync<{ settlement: Extract<WalletSettlement, { status: 'committed' }> }, WalletFailure>
  }
}

/** A submitted transaction that the ledger has not settled; `useOpenTransactions` of the wallet package lists them. */
export type OpenTransaction = { transactionIntentHash: string; label?: string | undefined }

/** The wallet of a page, as `LootboxProvider` takes it. */
export type LootboxWallet = {
  /** The connected account: the first one of the wallet. */
  account: WalletAccount | undefined
  /** Loads the toolkit and runs with it: `useToolkit()` of the wallet package. Keep its identity between renders. */
  withToolkit: (
    work: (toolkit: WalletToolkit) => ResultAsync<WalletToolkit, never>,
  ) => ResultAsync<WalletToolkit, WalletFailure>
  /** Transactions of orders that may still be committed. */
  openTransactions?: readonly OpenTransaction[] | undefined
}
