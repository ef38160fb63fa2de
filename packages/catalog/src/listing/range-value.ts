/** An inclusive range of numbers. An absent end is open. */
export type ValueRange = { readonly min?: number | undefined; readonly max?: number | undefined }

const number = String.raw`-?\d{1,15}(?:\.\d{1,15})?`
const range = new RegExp(`^(${number})?\\.\\.(${number})?$`)

/** A range as a value of a filter: `10..50`, `10..` or `..50`. */
export const rangeValue = ({ min, max }: ValueRange): string => `${min ?? ''}..${max ?? ''}`

/** Parses a filter value as a range; undefined for any other value. */
export function parseRange(value: string): ValueRange | undefined {
  const [found, min, max] = range.exec(value) ?? []
  if (found === undefined || (min === undefined && max === undefined)) return undefined
  return {
    ...(min === undefined ? {} : { min: Number(min) }),
    ...(max === undefined ? {} : { max: Number(max) }),
  }
}

/** The numbers that a range compares, as a pattern of PostgreSQL. */
export const NUMBER_PATTERN = String.raw`^-?\d{1,15}(\.\d{1,15})?$`

/** Whether a value of an item is the value of a filter, or within its range. */
export function matchesValue(value: string, accepted: string): boolean {
  if (value === accepted) return true
  const wanted = parseRange(accepted)
  if (wanted === undefined || !new RegExp(NUMBER_PATTERN).test(value)) return false
  return Number(value) >= (wanted.min ?? -Infinity) && Number(value) <= (wanted.max ?? Infinity)
}
