import type { AccountAddress, Amount, ComponentAddress, LocalId, ResourceAddress } from '@lootboxes/ledger'

type BuyOrder = { kind: 'buy'; component: ComponentAddress; token: ResourceAddress; price: Amount; count: bigint }
type TicketOrder<Kind> = {
  kind: Kind
  component: ComponentAddress
  ticketResource: ResourceAddress
  ids: readonly LocalId[]
}

/** What a visitor asked for. */
export type Order = BuyOrder | TicketOrder<'reveal'> | TicketOrder<'redeem'>

/** What may be tried out before it is sent: never a reveal, whose result nobody may see and then refuse (trap T2). */
export type TriableOrder = Exclude<Order, { kind: 'reveal' }>

/** How far the wallet is with it. */
export type Progress = 'sent' | 'received-by-extension' | 'received-by-wallet'

/** One purchase, reveal or redemption from click to settlement. Only `settled` knows what the ledger said. */
export type Trade =
  | { step: 'idle' }
  | { step: 'asking-club'; order: Order; account: AccountAddress; startedAt: number }
  | {
      step: 'awaiting-wallet'
      order: Order
      account: AccountAddress
      startedAt: number
      progress: Progress
      canCancel: boolean
      lockFee: boolean
    }
  | { step: 'confirming'; order: Order; account: AccountAddress; startedAt: number; intentHash: string }

/** Why this page itself says no, before or after asking the wallet. */
export type Refusal =
  | 'unlisted'
  | 'busy'
  | 'not-connected'
  | 'unwritable'
  /** The wallet's code could not be fetched. */
  | 'unloaded'
  /** The login is for another network (trap T4), or shares no account. */
  | 'wrongNetwork'
  | 'no-account'

export type TradeFailure =
  /** The wallet (or the way to it) said no: a code of the spec's catalogue. */
  | { kind: 'wallet'; code: string; message: string | undefined }
  /** The ledger refused it. */
  | { kind: 'ledger'; status: 'failed' | 'rejected'; reason: string | undefined; intentHash: string }
  /** Nobody knows yet; it can be asked again. */
  | { kind: 'undetermined'; intentHash: string }
  /** The order cannot be written as a manifest, or is not one of this site's boxes (traps T1, T3). */
  | { kind: 'refused'; why: Refusal }

/** On the ledger, and at which of its versions. */
export type Committed = { intentHash: string; committedStateVersion: number }

export const isPending = (trade: Trade): boolean => trade.step !== 'idle'
