import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { err, ok, type Result } from 'neverthrow'

export const templates = ['vite-react', 'next', 'plain'] as const
export type Template = (typeof templates)[number]

export type CreateDappOptions = { folder: string; template: Template }
export type CreateDappError = { kind: 'not-empty' | 'cannot-write'; folder: string; reason?: string }

const home = fileURLToPath(new URL('..', import.meta.url))

/** A name npm takes, from whatever the folder is called. */
const packageName = (folder: string): string =>
  basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'my-dapp'

/** The packages are released together: a template asks for the version it came with. */
const ownVersion = (): string =>
  /"version": "([^"]+)"/.exec(readFileSync(join(home, 'package.json'), 'utf8'))?.[1] ?? '*'

/** Writes a dApp that connects, with a test, into an empty folder. Answers where it is. */
export const createDapp = ({ folder, template }: CreateDappOptions): Result<string, CreateDappError> => {
  const at = resolve(folder)
  try {
    if (existsSync(at) && readdirSync(at).length > 0) return err({ kind: 'not-empty', folder: at })
    cpSync(join(home, 'templates', template), at, { recursive: true })
    // npm leaves out a .gitignore when it packs, so it travels under another name.
    renameSync(join(at, 'gitignore'), join(at, '.gitignore'))
    const manifest = join(at, 'package.json')
    const text = readFileSync(manifest, 'utf8')
    writeFileSync(
      manifest,
      text.replace('"my-dapp"', JSON.stringify(packageName(at))).replaceAll('"LOOTBOXES"', `"^${ownVersion()}"`),
    )
    return ok(at)
  } catch (cause) {
    return err({ kind: 'cannot-write', folder: at, reason: String(cause) })
  }
}
