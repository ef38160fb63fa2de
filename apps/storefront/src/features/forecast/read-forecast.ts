import type { Gateway } from '@lootboxes/gateway'
import { type AccountAddress, type Amount, addAmounts, parseAmount } from '@lootboxes/ledger'
import { renderManifest } from '@lootboxes/manifest'
import * as z from 'zod/mini'
import { pageGateway } from '../ledger/page-gateway'
import type { Shop } from '../shop/shop'
import type { TriableOrder } from '../trade/trade'
import { manifestOf } from '../wallet/send-order'
import type { Forecast } from './forecast'

/** The part of the Core API's receipt that is read here. */
const Receipt = z.object({
  status: z.string(),
  error_message: z.nullish(z.string()),
  fee_summary: z.optional(z.record(z.string(), z.unknown())),
})

/** Every part a fee has: execution, finalization, storage, royalty, tip. */
function feeOf(summary: Readonly<Record<string, unknown>> = {}): Amount | undefined {
  const parts = Object.entries(summary).flatMap(([name, value]) =>
    name.startsWith('xrd_total_') && typeof value === 'string'
      ? parseAmount(value).match(
          (amount) => [amount],
          () => [],
        )
      : [],
  )
  return parts.length === 0 ? undefined : addAmounts(...parts)
}

/** A previewed receipt as a forecast; a rejection is a failure too, and anything unreadable is not known. */
export function forecastOf(receipt: unknown): Forecast {
  const read = z.safeParse(Receipt, receipt)
  if (!read.success) return { outcome: 'unknown' }
  const { status, error_message, fee_summary } = read.data
  if (status === 'Succeeded') return { outcome: 'works', fee: feeOf(fee_summary) }
  return status === 'Failed' || status === 'Rejected'
    ? { outcome: 'fails', reason: error_message ?? '' }
    : { outcome: 'unknown' }
}

export type ReadForecastOptions = {
  shop: Shop
  order: TriableOrder
  account: AccountAddress
  /** The proof of the 100-club goes with it. */
  lockFee: boolean
  signal: AbortSignal
  gateway?: Pick<Gateway, 'previewTransaction'>
}

/**
 * Runs the order's manifest on the ledger's preview, with the account's signature assumed and the fee on credit, because
 * the wallet adds both later. Nothing is committed. A gateway that does not answer leaves the outcome unknown.
 */
export async function readForecast({
  shop,
  order,
  account,
  lockFee,
  signal,
  gateway = pageGateway(shop),
}: ReadForecastOptions): Promise<Forecast> {
  const manifest = manifestOf(shop, { order, account, lockFee })
  if (manifest.isErr()) return { outcome: 'unknown' }
  const answer = await gateway.previewTransaction(
    {
      manifest: renderManifest(manifest.value),
      nonce: 1,
      flags: { useFreeCredit: true, assumeAllSignatureProofs: true, skipEpochCheck: true },
    },
    { signal },
  )
  return answer.match(
    ({ receipt }) => forecastOf(receipt),
    () => ({ outcome: 'unknown' }),
  )
}
