import type { AccountAddress, Amount } from '@lootboxes/ledger'
import type { ResultAsync } from 'neverthrow'
import type { AccountReads } from '../account/read-holdings'
import type { ReadHoldings } from '../account/watch-account'
import type { ReadLoot } from '../loot/read-loot'
import type { SendOptions } from '../trade/place-order'
import type { Committed, TradeFailure } from '../trade/trade'

/** The connect button's four states (spec section 4). */
export type ButtonStatus = 'default' | 'pending' | 'success' | 'error'

export type WalletStatus = { isWalletLinked: boolean; isExtensionAvailable: boolean }

/**
 * Everything that needs the wallet, the gateway or the product server from a browser. It is heavy, so it is loaded
 * when a visitor reaches for it or has a login to restore, never for the first paint.
 */
export type Wallet = {
  connect: () => ResultAsync<void, TradeFailure>
  disconnect: () => void
  cancel: (requestId: string) => void
  /** Takes back the transaction that waits for the wallet, if any. */
  cancelOrder: () => void
  send: (options: SendOptions) => ResultAsync<Committed, TradeFailure>
  /** Asks the ledger at once about a transaction nobody knows the end of, and says what it answers. */
  checkAgain: (intentHash: string) => Promise<void>
  askClub: (account: AccountAddress, amount: Amount) => ResultAsync<boolean, unknown>
  readHoldings: ReadHoldings
  readRevealed: AccountReads['revealed']
  readLoot: ReadLoot
  openPopup: () => void
  /** One sentence for a code of the wallet's catalogue or a word of the ledger. */
  explain: (code: string) => string
  destroy: () => void
}
