const DECIMALS = 36
const UNIT = 10n ** BigInt(DECIMALS)
const shape = /^(-?)(0|[1-9]\d*)(?:\.(\d{1,36}))?$/

/** The value in units of 10⁻³⁶, or `undefined` when the text is not a precise decimal of the ledger. */
export function parsePreciseDecimal(text: string): bigint | undefined {
  const match = text.length > 120 ? null : shape.exec(text)
  if (match === null) return undefined
  const [, sign, whole = '0', fraction = ''] = match
  const size = BigInt(whole) * UNIT + BigInt(fraction.padEnd(DECIMALS, '0'))
  const value = sign === '-' ? -size : size
  return BigInt.asIntN(256, value) === value ? value : undefined
}

/** The inverse of `parsePreciseDecimal`, without trailing zeros. */
export function formatPreciseDecimal(value: bigint): string {
  const size = value < 0n ? -value : value
  const fraction = (size % UNIT).toString().padStart(DECIMALS, '0').replace(/0+$/, '')
  return `${value < 0n ? '-' : ''}${size / UNIT}${fraction === '' ? '' : `.${fraction}`}`
}
