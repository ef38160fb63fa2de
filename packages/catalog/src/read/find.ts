import { sql } from 'drizzle-orm'
import type { Run } from '../database/run'
import type { CollectionKind } from '../options'

export type FoundCollection = {
  readonly id: number
  readonly address: string
  readonly kind: CollectionKind
  readonly name: string
  readonly category: string
  readonly verified: boolean
  readonly nfsw: boolean
  readonly slots: number
}

export async function findCollection(run: Run, address: string): Promise<FoundCollection | undefined> {
  const [row] = await run<FoundCollection>(sql`
    select id, address, kind, name, category, verified, nfsw, slots from catalog.collections where address = ${address}`)
  return row
}

export async function findEntity(
  run: Run,
  address: string,
): Promise<{ id: number; kind: string; firstVersion: number } | undefined> {
  const [row] = await run<{ id: number; kind: string; firstVersion: number }>(sql`
    select id, kind, first_version::float8 as "firstVersion" from catalog.entities where address = ${address}`)
  return row
}

export async function findBox(run: Run, address: string): Promise<{ id: number } | undefined> {
  const [row] = await run<{ id: number }>(sql`select id from catalog.boxes where component_address = ${address}`)
  return row
}
