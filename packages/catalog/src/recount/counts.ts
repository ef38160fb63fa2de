/** The compared fields of a subject. Amounts are decimal text, moments are state versions. */
export type CountRow = Readonly<Record<string, string | number | undefined>>

const countSections = ['box', 'collection', 'item', 'account', 'day'] as const
type CountSection = (typeof countSections)[number]

/** Rows by subject: an address, `collection:id` of an item, `address date` of a day. */
export type Counts = Readonly<Record<CountSection, Map<string, CountRow>>>

export const noCounts = (): Counts => ({
  box: new Map(),
  collection: new Map(),
  item: new Map(),
  account: new Map(),
  day: new Map(),
})

/** A field where the index and the ledger say different things. */
export type Difference = {
  /** Section and field, such as `box opened`. */
  readonly what: string
  /** The subject's key in its section. */
  readonly of: string
  readonly index: string
  readonly ledger: string
}

const ABSENT = 'absent'
const textOf = (value: string | number | undefined): string => (value === undefined ? ABSENT : String(value))
/** A day on which nothing was counted may have a row or none. */
const isEmpty = (row: CountRow): boolean =>
  Object.values(row).every((value) => value === undefined || Number(value) === 0)

export const dayKey = (address: string, dayMs: number): string =>
  `${address} ${new Date(dayMs).toISOString().slice(0, 10)}`

/** Compares every field of every subject that either side has. A field that the index does not have is left out. */
export function compareCounts(index: Counts, ledger: Counts): readonly Difference[] {
  const differences: Difference[] = []
  for (const section of countSections)
    for (const of of new Set([...index[section].keys(), ...ledger[section].keys()])) {
      const [own, other] = [index[section].get(of), ledger[section].get(of)]
      if (own && other) {
        for (const field of Object.keys(own)) {
          const [a, b] = [textOf(own[field]), textOf(other[field])]
          if (a !== b) differences.push({ what: `${section} ${field}`, of, index: a, ledger: b })
        }
        continue
      }
      const only = own ?? other
      if (only === undefined || (section === 'day' && isEmpty(only))) continue
      const row = JSON.stringify(only)
      differences.push({ what: section, of, index: own ? row : ABSENT, ledger: other ? row : ABSENT })
    }
  return differences
}
