import { err, ok, type Result } from 'neverthrow'
import type { Brand } from './brand'
import { clip, nonText, wordsFor } from './words-for'

/** A decimal of the ledger, such as a sum of money, in attos (10⁻¹⁸). */
export type Amount = Brand<bigint, 'Amount'>

/** Why a text is not an amount. `text` is the input. */
export type AmountError =
  | { kind: 'not-an-amount'; text: string }
  | { kind: 'too-many-decimals'; text: string; max: number }
  | { kind: 'amount-out-of-range'; text: string }

const DECIMALS = 18
const UNIT = 10n ** BigInt(DECIMALS)

/** Zero attos. */
export const ZERO = 0n as Amount
/** The largest value of the ledger's 192-bit decimal, in attos. */
export const MAX_AMOUNT = ((1n << 191n) - 1n) as Amount
/** The smallest value of the ledger's 192-bit decimal, in attos. */
export const MIN_AMOUNT = -(1n << 191n) as Amount

/** Whether the ledger can store this amount. Sums and products are not clamped, so check them before use. */
export const isLedgerAmount = (amount: Amount): boolean => amount >= MIN_AMOUNT && amount <= MAX_AMOUNT

const decimal = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?$/

/**
 * Parses protocol text such as `-2`, `0.5` or `1204.50`. Rejects exponents, a `+` sign, spaces, separators and leading zeros.
 * @example parseAmount('1.5').map((price) => times(price, 3n)) // ok(4.5 in attos)
 */
export function parseAmount(text: string): Result<Amount, AmountError> {
  if (typeof text !== 'string') return err({ kind: 'not-an-amount', text: nonText(text) })
  const match = decimal.exec(text)
  if (!match) return err({ kind: 'not-an-amount', text })
  const [, sign, whole = '0', fraction = ''] = match
  if (fraction.length > DECIMALS) return err({ kind: 'too-many-decimals', text, max: DECIMALS })
  if (whole.length > 40) return err({ kind: 'amount-out-of-range', text })
  const attos = BigInt(whole) * UNIT + BigInt(fraction.padEnd(DECIMALS, '0'))
  const amount = (sign === '-' ? -attos : attos) as Amount
  return isLedgerAmount(amount) ? ok(amount) : err({ kind: 'amount-out-of-range', text })
}

const split = (amount: Amount): { sign: string; whole: string; fraction: string } => {
  const attos: bigint = amount < 0n ? -1n * amount : amount
  const fraction = attos % UNIT
  return {
    sign: amount < 0n ? '-' : '',
    whole: (attos / UNIT).toString(),
    fraction: fraction === 0n ? '' : fraction.toString().padStart(DECIMALS, '0').replace(/0+$/, ''),
  }
}

/** Exact protocol text: no exponent, no separators, no trailing zeros. `parseAmount` is the inverse. */
export function formatAmount(amount: Amount): string {
  const { sign, whole, fraction } = split(amount)
  return fraction === '' ? `${sign}${whole}` : `${sign}${whole}.${fraction}`
}

/** `unit` is appended to the number. `maxDigits` is the number of decimals shown at most (default 4). */
export type DisplayAmountOptions = { unit?: string | undefined; maxDigits?: number | undefined }

/**
 * Text for users, such as `1,204.5 XRD`. Truncates to `maxDigits` decimals and never rounds up. A positive amount that would
 * show as zero becomes `<0.0001`. Independent of the locale, so server and browser render the same text.
 * @example displayAmount(amountOf(1204), { unit: 'XRD' }) // '1,204 XRD'
 */
export function displayAmount(amount: Amount, { unit, maxDigits = 4 }: DisplayAmountOptions = {}): string {
  const { sign, whole, fraction } = split(amount)
  const shown = fraction.slice(0, maxDigits).replace(/0+$/, '')
  const tail = unit === undefined ? '' : ` ${unit}`
  if (whole === '0' && shown === '' && fraction !== '') {
    const least = maxDigits === 0 ? '1' : `0.${'1'.padStart(maxDigits, '0')}`
    return sign === '-' ? `>-${least}${tail}` : `<${least}${tail}`
  }
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return `${sign}${grouped}${shown === '' ? '' : `.${shown}`}${tail}`
}

/** The amount without the decimals after `digits`, as `displayAmount` shows it with `maxDigits`. Towards zero. */
export const truncateAmount = (amount: Amount, digits: number): Amount => {
  const unit = 10n ** BigInt(DECIMALS - digits)
  return ((amount / unit) * unit) as Amount
}

/** An amount of whole units. Throws a RangeError on a fraction or an inexact number: parse its text with `parseAmount` instead. */
export function amountOf(wholeUnits: bigint | number): Amount {
  if (typeof wholeUnits !== 'bigint' && !Number.isSafeInteger(wholeUnits))
    throw new RangeError(`${wholeUnits} is no safe integer: use parseAmount.`)
  return (BigInt(wholeUnits) * UNIT) as Amount
}

/** Multiplies an amount by an integer. The product can exceed `MAX_AMOUNT`. */
export const times = (amount: Amount, count: bigint): Amount => (amount * count) as Amount

/** The sum of the amounts; zero for none. */
export const addAmounts = (...amounts: readonly Amount[]): Amount =>
  amounts.reduce<bigint>((sum, amount) => sum + amount, 0n) as Amount

/** `a − b`, which can be negative. */
export const subtractAmounts = (a: Amount, b: Amount): Amount => (a - b) as Amount

/** One sentence for the user for each `AmountError`. */
export const amountErrorText = /* @__PURE__ */ wordsFor<AmountError>({
  'not-an-amount': (e) => `“${clip(e.text)}” is not an amount.`,
  'too-many-decimals': (e) => `${clip(e.text)} has more than ${e.max} decimals.`,
  'amount-out-of-range': (e) => `${clip(e.text)} is more than the ledger can hold.`,
})
