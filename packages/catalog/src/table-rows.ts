import { getTableColumns, type InferInsertModel, type InferSelectModel, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Run } from './database/run'

/**
 * A row of a table as `columnsOf` reads it: nullable columns are optional, decimals are exact text, and a time is a number
 * of milliseconds whose name ends in `Ms`.
 */
export type RowOf<Table extends PgTable> = {
  [Key in keyof InferSelectModel<Table> & string as Date extends InferSelectModel<Table>[Key] ? `${Key}Ms` : Key]:
    | (Date extends InferSelectModel<Table>[Key] ? number : NonNullable<InferSelectModel<Table>[Key]>)
    | (null extends InferSelectModel<Table>[Key] ? undefined : never)
}

/** The select list for rows of a table that the statement calls `alias`: some columns, or all that are not generated. */
export function columnsOf(table: PgTable, alias: string, keys?: readonly string[]): SQL {
  const columns = Object.entries(getTableColumns(table)).filter(([key, { generated }]) =>
    keys ? keys.includes(key) : generated === undefined,
  )
  return sql.raw(
    columns
      .map(([key, column]) => {
        const name = `${alias}."${column.name}"`
        switch (column.getSQLType()) {
          case 'numeric':
            return `trim_scale(${name})::text as "${key}"`
          case 'bigint':
            return `${name}::float8 as "${key}"`
          case 'timestamp with time zone':
            return `${msOf(name)} as "${key}Ms"`
          default:
            return `${name} as "${key}"`
        }
      })
      .join(', '),
  )
}

/** A time as milliseconds since 1970. */
export const msOf = (time: string): string => `(extract(epoch from ${time}) * 1000)::float8`

export const json = (value: unknown): SQL => sql`${JSON.stringify(value)}::jsonb`

const nameOf = (table: PgTable): SQL => {
  const { schema, name } = getTableConfig(table)
  return sql.raw(`${schema}."${name}"`)
}

type Values<Table extends PgTable> = {
  readonly [Key in keyof InferInsertModel<Table>]?: InferInsertModel<Table>[Key] | undefined
}

/** Rows of a table as a part of a statement: `from ${recordsOf(items, rows)} r`. Columns without a value are null. */
export function recordsOf<Table extends PgTable>(table: Table, rows: readonly Values<Table>[]): SQL {
  const columns = getTableColumns(table)
  const named = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [columns[key]?.name ?? key, value])),
  )
  return sql`jsonb_populate_recordset(null::${nameOf(table)}, ${json(named)})`
}

/** Rows of one statement. */
const ROWS = 1_000

/** Writes rows part by part, so that no statement grows without bound. */
export async function inParts<Row>(
  rows: readonly Row[],
  write: (part: readonly Row[]) => Promise<unknown>,
  size: number = ROWS,
): Promise<void> {
  for (let from = 0; from < rows.length; from += size) await write(rows.slice(from, from + size))
}

/**
 * Inserts rows that all have the same columns. `conflict` follows `on conflict`; the statement calls the table `t`.
 * Returns the columns that `returning` names.
 */
export async function insertRows<Table extends PgTable, Returned extends object = never>(
  run: Run,
  table: Table,
  rows: readonly Values<Table>[],
  { conflict, returning }: { readonly conflict?: SQL; readonly returning?: SQL } = {},
): Promise<Returned[]> {
  const columns = getTableColumns(table)
  const names = sql.raw(
    Object.keys(rows[0] ?? {})
      .map((key) => `"${columns[key]?.name ?? key}"`)
      .join(', '),
  )
  const returned: Returned[] = []
  await inParts(rows, async (part) => {
    const written = await run<Returned>(sql`
      insert into ${nameOf(table)} as t (${names}) select ${names} from ${recordsOf(table, part)}
      ${conflict ? sql`on conflict ${conflict}` : sql``} ${returning ? sql`returning ${returning}` : sql``}`)
    returned.push(...written)
  })
  return returned
}

/** Assignments that add each column of another row to that of `t`: `set ${sums('excluded', 'sold', 'opened')}`. */
export const sums = (other: string, ...names: readonly string[]): SQL =>
  sql.raw(names.map((name) => `"${name}" = t."${name}" + ${other}."${name}"`).join(', '))
