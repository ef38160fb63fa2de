import { type Amount, formatAmount, ZERO } from '@lootboxes/ledger'

/** An amount for the discount service (spec section 7): a JSON number where it says exactly that, else decimal text. */
export const tokenAmount = (amount: Amount): number | string => {
  if (amount === ZERO) return 0
  const text = formatAmount(amount)
  const number = Number(text)
  return String(number) === text ? number : text
}
