import { type Amount, addAmounts, parseAmount, subtractAmounts, times, ZERO } from '@lootboxes/ledger'

const price = (text: string): Amount => parseAmount(text)._unsafeUnwrap()

/** The network's unit prices (XRD), so that receipts resemble real ones. */
export const costing = {
  executionUnitPrice: price('0.00000005'),
  finalizationUnitPrice: price('0.00000005'),
  stateStoragePrice: price('0.00009536743'),
  usdPrice: price('16.666666666666666666'),
  /** Reported, not enforced: `units` overrates cheap instructions, so the check would fail valid transactions. */
  executionUnitLimit: 100_000_000,
  finalizationUnitLimit: 50_000_000,
  /** Cost units a transaction may spend before a fee is locked. */
  executionUnitLoan: 4_000_000,
} as const

/** Cost units of each operation, sized so that a purchase costs about as much as on the network. */
const units = {
  base: 1_500_000,
  instruction: 250_000,
  signature: 140_000,
  payloadByte: 40,
  writtenCell: 20_000,
  finalizationBase: 250_000,
} as const

export type FeeLock = { vault: string; amount: Amount; contingent: boolean }

/** The cost of a transaction by category, in XRD attos. */
export type FeeSummary = {
  executionUnits: number
  finalizationUnits: number
  execution: Amount
  finalization: Amount
  storage: Amount
  total: Amount
}

/** The fee of a transaction that is rejected before it runs. */
export const noFee: FeeSummary = {
  executionUnits: 0,
  finalizationUnits: 0,
  execution: ZERO,
  finalization: ZERO,
  storage: ZERO,
  total: ZERO,
}

export type Work = { instructions: number; signatures: number; payloadBytes: number; writtenCells: number }

export function feeOf(work: Work): FeeSummary {
  const executionUnits =
    units.base +
    units.instruction * work.instructions +
    units.signature * work.signatures +
    units.payloadByte * work.payloadBytes
  const finalizationUnits = units.finalizationBase + units.writtenCell * work.writtenCells
  const execution = times(costing.executionUnitPrice, BigInt(executionUnits))
  const finalization = times(costing.finalizationUnitPrice, BigInt(finalizationUnits))
  const storage = times(costing.stateStoragePrice, BigInt(work.payloadBytes))
  return {
    executionUnits,
    finalizationUnits,
    execution,
    finalization,
    storage,
    total: addAmounts(execution, finalization, storage),
  }
}

function smaller(a: Amount, b: Amount): Amount {
  if (a < b) return a
  return b
}

/** The loan before a fee is locked. A smaller locked fee at the end leads to a rejection. */
export const loanOf = (fee: FeeSummary): Amount => {
  const loan = times(costing.executionUnitPrice, BigInt(costing.executionUnitLoan))
  return smaller(fee.total, loan)
}

export type FeePayment = { vault: string; amount: Amount }

/** Distributes the fee over the locks: the last lock first, contingent locks only after success. */
export function payFrom(locks: readonly FeeLock[], fee: Amount, succeeded: boolean): readonly FeePayment[] {
  const payments: FeePayment[] = []
  let open = fee
  for (const lock of [...locks].reverse()) {
    if (open === ZERO || (lock.contingent && !succeeded)) continue
    const amount = smaller(lock.amount, open)
    payments.push({ vault: lock.vault, amount })
    open = subtractAmounts(open, amount)
  }
  return payments
}

/** Half of a fee is burned; the validators get the rest. */
export const shareOf = (fee: Amount): { burned: Amount; toValidators: Amount } => {
  const burned = (fee / 2n) as Amount
  return { burned, toValidators: subtractAmounts(fee, burned) }
}
