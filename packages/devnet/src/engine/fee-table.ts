import { type Amount, parseAmount } from '@lootboxes/ledger'

const price = (text: string): Amount => parseAmount(text)._unsafeUnwrap()

/** The network's own unit prices (XRD), so that receipts read like the real ones. */
export const costing = {
  executionUnitPrice: price('0.00000005'),
  finalizationUnitPrice: price('0.00000005'),
  stateStoragePrice: price('0.00009536743'),
  usdPrice: price('16.666666666666666666'),
  executionUnitLimit: 100_000_000,
  finalizationUnitLimit: 50_000_000,
  /** Units a transaction may spend before a fee is locked. */
  executionUnitLoan: 4_000_000,
} as const

/** What work costs on a devnet, in cost units. Sized so that a purchase costs about what it does on the network. */
export const units = {
  base: 1_500_000,
  instruction: 250_000,
  signature: 140_000,
  payloadByte: 40,
  writtenCell: 20_000,
  finalizationBase: 250_000,
} as const
