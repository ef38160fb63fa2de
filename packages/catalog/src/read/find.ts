import { sql } from 'drizzle-orm'
import { refuse } from '../catalog-error'
import type { Run } from '../database/run'
import { boxes, collections, entities } from '../schema'
import { columnsOf, type RowOf } from '../table-rows'

export type FoundCollection = RowOf<typeof collections>

/** Refuses an address that is not in the catalog. */
export async function findCollection(run: Run, address: string): Promise<FoundCollection> {
  const [row] = await run<FoundCollection>(
    sql`select ${columnsOf(collections, 'c')} from catalog.collections c where address = ${address}`,
  )
  return row ?? refuse({ kind: 'not-found', what: address })
}

export async function findEntity(run: Run, address: string): Promise<RowOf<typeof entities> | undefined> {
  const [row] = await run<RowOf<typeof entities>>(
    sql`select ${columnsOf(entities, 'e')} from catalog.entities e where address = ${address}`,
  )
  return row
}

/** Refuses an address that is not in the catalog. */
export async function findBox(run: Run, address: string): Promise<RowOf<typeof boxes>> {
  const [row] = await run<RowOf<typeof boxes>>(
    sql`select ${columnsOf(boxes, 'b')} from catalog.boxes b where component_address = ${address}`,
  )
  return row ?? refuse({ kind: 'not-found', what: address })
}
