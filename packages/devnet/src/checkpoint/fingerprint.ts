import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Folders whose code determines the shape and the content of a checkpoint. */
const folders = ['blueprints', 'chain', 'checkpoint', 'engine', 'genesis', 'sbor', 'store', 'world']

let known: string | undefined

/** A hash of the code that wrote a checkpoint. Another version of the devnet ignores the checkpoint and replays the journal. */
export function codeFingerprint(): string {
  if (known !== undefined) return known
  const hash = createHash('sha256').update(process.versions.v8)
  // A program that bundles the devnet has one file.
  const isBundled = !folders.every((folder) => existsSync(join(root, folder)))
  if (isBundled) hash.update(readFileSync(fileURLToPath(import.meta.url)))
  for (const folder of isBundled ? [] : folders)
    for (const name of readdirSync(join(root, folder)).sort())
      if (/(?<!\.test)\.(ts|js|cjs)$/.test(name)) hash.update(name).update(readFileSync(join(root, folder, name)))
  known = hash.digest('hex').slice(0, 16)
  return known
}
