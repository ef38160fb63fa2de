import * as z from 'zod'

const flag = z.boolean().nullish()

export const TransactionOptIns = z.object({
  raw_hex: flag,
  receipt_state_changes: flag,
  receipt_fee_summary: flag,
  receipt_fee_source: flag,
  receipt_fee_destination: flag,
  receipt_costing_parameters: flag,
  receipt_events: flag,
  detailed_events: flag,
  receipt_output: flag,
  affected_global_entities: flag,
  manifest_instructions: flag,
  balance_changes: flag,
})
export type TransactionOptIns = z.output<typeof TransactionOptIns>
