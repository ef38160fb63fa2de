import { type Component, types, type ValueOf, type ValuesOf } from './blueprint-kit'

const pendingDraw = types.struct('PendingDraw', { ticket: types.localId, revealIntent: types.text })
/** An opened ticket without a draw: the ticket and the transaction that opened it. */
export type PendingDraw = ValueOf<typeof pendingDraw>

/** State of a lootbox. */
export const lootboxFields = {
  ticketResource: types.resourceAddress,
  ticketName: types.text,
  ticketImage: types.url,
  paymentToken: types.resourceAddress,
  price: types.decimal,
  maxTickets: types.u64,
  ticketsSold: types.u64,
  /** Vaults with the loot that can still be drawn, one per collection, in drawing order. */
  pool: types.list(types.vault, 'Own', 'Vault'),
  /** Vaults with drawn, unclaimed loot; `reserved[i]` belongs to `pool[i]`. */
  reserved: types.list(types.vault, 'Own', 'Vault'),
  proceeds: types.vault,
  clubToken: types.resourceAddress,
  clubThreshold: types.decimal,
  feeVault: types.vault,
  /** Ed25519 public key whose signature may draw and set the price. */
  oracle: types.bytes,
  pendingDraws: types.list(pendingDraw, 'Tuple', 'PendingDraw'),
  /** Key-value store: ticket id → result of its draw. */
  draws: types.keyValueStore,
  open: types.bool,
}
export type LootboxState = ValuesOf<typeof lootboxFields>
export type Lootbox = Component<LootboxState>
