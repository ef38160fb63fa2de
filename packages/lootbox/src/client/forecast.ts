import type { Gateway } from '@lootboxes/gateway'
import { type AccountAddress, type Amount, addAmounts, type Clock, parseAmount, withDeadline } from '@lootboxes/ledger'
import { renderManifest } from '@lootboxes/manifest'
import * as z from 'zod/mini'
import { type OrderManifestConfig, orderManifest, type TriableOrder } from './order'

/** The expected result of an order if it ran now. An unknown result is not a failure: no order is refused for it. */
export type Forecast =
  | { outcome: 'works'; fee: Amount | undefined }
  /**
   * `reason` is the error message of the ledger, for `failReason`; never shown. `fee` is the fee of the failed transaction:
   * `undefined` if it is unknown, or if the ledger would reject the transaction and charge none.
   */
  | { outcome: 'fails'; reason: string; fee?: Amount | undefined }
  | { outcome: 'unknown' }

/** `asking` until the ledger has answered about the current order. */
export type ForecastState = Forecast | { outcome: 'asking' }

/** The part of the Core API's receipt that is read here. */
const Receipt = z.object({
  status: z.string(),
  error_message: z.nullish(z.string()),
  fee_summary: z.optional(z.record(z.string(), z.unknown())),
})

/** Every part a fee has: execution, finalization, storage, royalty, tip. */
function feeOf(summary: Readonly<Record<string, unknown>> = {}): Amount | undefined {
  const parts = Object.entries(summary).flatMap(([name, value]) =>
    name.startsWith('xrd_total_') && typeof value === 'string' ? (parseAmount(value).unwrapOr(undefined) ?? []) : [],
  )
  return parts.length === 0 ? undefined : addAmounts(...parts)
}

/** A previewed receipt as a forecast; a rejection is a failure too, and anything unreadable is not known. */
export function forecastOf(receipt: unknown): Forecast {
  const read = z.safeParse(Receipt, receipt)
  if (!read.success) return { outcome: 'unknown' }
  const { status, error_message, fee_summary } = read.data
  if (status === 'Succeeded') return { outcome: 'works', fee: feeOf(fee_summary) }
  const reason = error_message ?? ''
  if (status === 'Failed') return { outcome: 'fails', reason, fee: feeOf(fee_summary) }
  return status === 'Rejected' ? { outcome: 'fails', reason } : { outcome: 'unknown' }
}

export type ReadForecastOptions = {
  gateway: Pick<Gateway, 'previewTransaction'>
  config: OrderManifestConfig
  order: TriableOrder
  account: AccountAddress
  /** The proof of the 100-club goes with it. */
  lockFee: boolean
  signal: AbortSignal
}

/** Any key: the fee includes the cost of a signature, and each key costs the same. */
const someKey = { key_type: 'EddsaEd25519', key_hex: '00'.repeat(32) } as const

/** The line that a wallet puts first; it is part of the fee, too. */
const lockLine = (account: AccountAddress) => `CALL_METHOD Address("${account}") "lock_fee" Decimal("1");\n`

/**
 * Previews the order's manifest as the wallet will send it, with its fee line and a signature, so that both show the same
 * fee. The preview pays the fee on credit. A preview that fails is repeated without the fee line, because another account
 * of the wallet may pay. Nothing is committed. Without an answer of the Gateway the outcome is unknown.
 */
export async function readForecast({
  gateway,
  config,
  order,
  account,
  lockFee,
  signal,
}: ReadForecastOptions): Promise<Forecast> {
  const manifest = orderManifest(config, { order, account, lockFee })
  if (manifest.isErr()) return { outcome: 'unknown' }
  const plain = renderManifest(manifest.value)
  const ask = async (text: string): Promise<Forecast> => {
    const answer = await gateway.previewTransaction(
      {
        manifest: text,
        nonce: 1,
        signer_public_keys: [someKey],
        flags: { use_free_credit: true, assume_all_signature_proofs: true, skip_epoch_check: true },
      },
      { signal },
    )
    return answer.match(
      ({ receipt }) => forecastOf(receipt),
      () => ({ outcome: 'unknown' }),
    )
  }
  if (lockFee) return ask(plain)
  const paidHere = await ask(lockLine(account) + plain)
  return paidHere.outcome === 'fails' ? ask(plain) : paidHere
}

/** Pause after the last change of an order before its forecast is requested. */
export const FORECAST_SETTLED_MS = 400

/** Time after which a forecast counts as unknown. */
export const FORECAST_PATIENCE_MS = 8_000

export type AskForecastOptions = {
  clock: Clock
  read: (signal: AbortSignal) => Promise<Forecast>
  signal: AbortSignal
}

/** Requests a forecast after a pause. `undefined` when aborted; `unknown` after the deadline. */
export async function askForecast({ clock, read, signal }: AskForecastOptions): Promise<Forecast | undefined> {
  const late = (): Forecast => ({ outcome: 'unknown' })
  try {
    await clock.sleep(FORECAST_SETTLED_MS, signal)
    return await withDeadline({ clock, timeoutMs: FORECAST_PATIENCE_MS, signal, onTimeout: late }, read)
  } catch {
    return signal.aborted ? undefined : late()
  }
}

/** The reason in words that follow “Expected to fail:”, and the next step. */
export type FailReason = { sentence: string; next: string }

type Reason = readonly [pattern: RegExp, reasonOf: (match: RegExpExecArray) => FailReason]

const say = (sentence: string, next: string) => () => ({ sentence, next })

/** Texts for the errors of the box, then of the engine. */
const shared: readonly Reason[] = [
  [/sold out|nothing is left/i, say('the box is sold out.', 'Nothing can be bought here any more.')],
  [
    /only (\d+) tickets? (?:is|are) left/i,
    ([, left]) => ({
      sentence: `only ${left} ${left === '1' ? 'ticket is' : 'tickets are'} left.`,
      next: 'Choose fewer.',
    }),
  ],
  [/sales are closed/i, say('the box is not selling now.', 'Try again when it does.')],
  [/not revealed/i, say('a chosen ticket still waits for its result.', 'Leave it out, or wait for the result.')],
  [/LockFeeInsufficientBalance/, say('the box has no XRD left for your fee.', 'Use an account outside the club.')],
  [/Unauthorized/, say('the box does not accept the proof of 100.', 'Check that the account still holds it.')],
]

const engine: Readonly<Record<TriableOrder['kind'], readonly Reason[]>> = {
  buy: [
    [
      /below the price|another token|AssertionFailed|assertion failed/i,
      say('the box asks for another price.', 'Reload the page to see it.'),
    ],
    [
      /InsufficientBalance|VaultDoesNotExist/,
      say('the account holds too little.', 'Choose fewer tickets, or add to it first.'),
    ],
  ],
  redeem: [
    [/AssertionFailed|assertion failed/i, say('it would give other loot than this page shows.', 'Reload the page.')],
    [
      /InsufficientBalance|VaultDoesNotExist|NonFungible\w*|MissingNonFungible/,
      say('a chosen ticket has left the account.', 'Close this and open it again.'),
    ],
  ],
}

const other: FailReason = {
  sentence: 'the ledger would not accept it now.',
  next: 'Try again in a minute, or choose otherwise.',
}

/** The ledger's reason in plain words. */
export function failReason(kind: TriableOrder['kind'], reason: string): FailReason {
  for (const [pattern, reasonOf] of [...shared, ...engine[kind]]) {
    const match = pattern.exec(reason)
    if (match !== null) return reasonOf(match)
  }
  return other
}
