import { sql } from 'drizzle-orm'
import type { Run } from '../database/run'
import { boxes, collections, entities } from '../schema'
import { columnsOf, type RowOf } from '../table-rows'

export type FoundCollection = RowOf<typeof collections>

export async function findCollection(run: Run, address: string): Promise<FoundCollection | undefined> {
  const [row] = await run<FoundCollection>(
    sql`select ${columnsOf(collections, 'c')} from catalog.collections c where address = ${address}`,
  )
  return row
}

export async function findEntity(run: Run, address: string): Promise<RowOf<typeof entities> | undefined> {
  const [row] = await run<RowOf<typeof entities>>(
    sql`select ${columnsOf(entities, 'e')} from catalog.entities e where address = ${address}`,
  )
  return row
}

export async function findBox(run: Run, address: string): Promise<RowOf<typeof boxes> | undefined> {
  const [row] = await run<RowOf<typeof boxes>>(
    sql`select ${columnsOf(boxes, 'b')} from catalog.boxes b where component_address = ${address}`,
  )
  return row
}
