import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { err, ok, type Result } from 'neverthrow'

/** Folders of `templates` that make up a template, each with the folder of the new project that receives its files. */
const parts = {
  'vite-react': [
    ['vite', '.'],
    ['toolkit', 'src'],
    ['react', 'src'],
  ],
  next: [
    ['toolkit', 'app'],
    ['react', 'app'],
  ],
  vue: [
    ['vite', '.'],
    ['toolkit', 'src'],
  ],
  svelte: [
    ['vite', '.'],
    ['toolkit', 'src'],
  ],
  plain: [
    ['vite', '.'],
    ['toolkit', 'src'],
  ],
} as const

/** Name of a template. */
export type Template = keyof typeof parts
/** Names of the templates. */
export const templates: readonly Template[] = ['vite-react', 'next', 'vue', 'svelte', 'plain']

/** `folder` must be empty or missing. */
export type CreateDappOptions = { folder: string; template: Template }
/** `not-empty`: the folder contains files. `cannot-write`: the file system refused, with the reason. */
export type CreateDappError = { kind: 'not-empty' | 'cannot-write'; folder: string; reason?: string }

const home = fileURLToPath(new URL('..', import.meta.url))

/** Derives a valid npm package name from the folder's name. */
const packageName = (folder: string): string =>
  basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'my-dapp'

/** All packages share one version, so a template depends on this package's version. */
const ownVersion = (): string =>
  /"version": "([^"]+)"/.exec(readFileSync(join(home, 'package.json'), 'utf8'))?.[1] ?? '*'

/** Whether `folder` is missing or empty. */
export const isFree = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0

/**
 * Writes a dApp template with its tests into an empty folder and returns the folder's absolute path.
 *
 * @example
 * createDapp({ folder: 'my-shop', template: 'vite-react' })
 */
export const createDapp = ({ folder, template }: CreateDappOptions): Result<string, CreateDappError> => {
  const at = resolve(folder)
  try {
    if (!isFree(at)) return err({ kind: 'not-empty', folder: at })
    for (const [part, to] of [['shared', '.'], ...parts[template], [template, '.']] as const)
      cpSync(join(home, 'templates', part), join(at, to), { recursive: true })
    // npm does not pack a .gitignore, so the template has another name for it.
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
