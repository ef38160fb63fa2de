import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Catalog, type CatalogError, exportList } from '@lootboxes/catalog'
import type { Env } from '@lootboxes/storefront/commands'

type UnusedUploads = {
  readonly env: Pick<Env, 'network' | 'uploads'>
  readonly isDelete: boolean
  readonly say: (line: string) => void
  readonly fail: (error: CatalogError | string) => number
}

/** The name of a stored picture: the SHA-256 of its bytes. */
const storedNames = /\b[0-9a-f]{64}\.(?:png|jpg)\b/g
/** A younger picture may belong to a draft. */
const DRAFT_MS = 30 * 86_400_000
/** An older catalog may lack new collections. */
const FRESH_MS = 60_000

/** The names and sizes of old pictures in a folder. Other files are left alone. */
async function oldPictures(folder: string): Promise<Map<string, number>> {
  const old = new Map<string, number>()
  for (const name of await readdir(folder)) {
    if (name.match(storedNames)?.[0] !== name) continue
    const { mtimeMs, size } = await stat(join(folder, name))
    if (mtimeMs < Date.now() - DRAFT_MS) old.set(name, size)
  }
  return old
}

/** All rows of the catalog that can name a picture. Items come in the order of their ids, so no page skips an item. */
async function* rowsOf(catalog: Catalog): AsyncGenerator<string> {
  yield* exportList(catalog, { list: 'items', format: 'json', options: { sort: 'Auction Ending Soon' } })
  yield* exportList(catalog, { list: 'collections', format: 'json', options: { kinds: ['ticket', 'loot', 'created'] } })
}

/**
 * Lists the stored pictures that are older than 30 days and that no item and no collection of the catalog names. With
 * `isDelete` it deletes them. Resolves to the exit code.
 */
export async function listUnusedUploads(
  catalog: Catalog,
  { env: { network, uploads }, isDelete, say, fail }: UnusedUploads,
): Promise<number> {
  if (uploads === undefined || !('folder' in uploads))
    return fail('This command reads a folder of pictures. Set UPLOADS_DIR.')
  if (isDelete && network !== 'devnet')
    return fail(
      `The catalog of ${network} has listed and claimed collections only, so pictures of other collections look unused. Nothing was deleted.`,
    )
  const status = await catalog.getStatus()
  if (status.isErr()) return fail(status.error)
  const { catchingUp, ageMs } = status.value.asOf
  if (catchingUp || ageMs > FRESH_MS)
    return fail('The catalog is behind the ledger. Start `catalog sync`, wait until it has caught up, and try again.')
  // The folder is read before the catalog, so that the catalog knows every collection that uses one of these pictures.
  const unused = await oldPictures(uploads.folder)
  for await (const row of rowsOf(catalog)) for (const name of row.match(storedNames) ?? []) unused.delete(name)
  let bytes = 0
  for (const [name, size] of unused) {
    if (isDelete) await rm(join(uploads.folder, name), { force: true })
    bytes += size
    say(name)
  }
  say(
    `${unused.size} unused pictures, ${(bytes / 1e6).toFixed(1)} MB. ${isDelete ? 'Deleted.' : '--delete deletes them.'}`,
  )
  return 0
}
