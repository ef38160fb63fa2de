import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, extname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createTwoFilesPatch } from 'diff'
import { err, ok, type Result } from 'neverthrow'
import { migrateManifest } from './migrate-manifest'
import { migrateMarkup } from './migrate-markup'
import { migrateSource, type Note, projectToolkits } from './migrate-source'
import { migrateStyles } from './migrate-styles'

/** `folder` contains the dApp's package.json. `dryRun` reports changes without writing them. */
export type MigrateOptions = { readonly folder: string; readonly dryRun?: boolean }
/** A file that changed or needs attention, with its path in the folder. `diff` is a unified diff, '' without a change. */
export type MigratedFile = {
  readonly path: string
  readonly changed: boolean
  readonly notes: readonly Note[]
  readonly diff: string
}
/**
 * `no-folder`: the path is missing or a file. `no-package-json`: the folder is not a project. `unreadable`: a file could not be
 * read, parsed or written.
 */
export type MigrateError = {
  readonly kind: 'no-folder' | 'no-package-json' | 'unreadable'
  readonly folder: string
  readonly reason?: string
}

const skipped = new Set(['node_modules', 'dist', 'build', 'out', 'coverage'])
const scripts = new Set(['.ts', '.tsx', '.js', '.jsx', '.mjs', '.mts', '.cjs', '.cts'])
const pages = new Set(['.html', '.svelte', '.vue', '.astro'])
const styles = new Set(['.css', '.scss', '.sass', '.less'])

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || skipped.has(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesOf(path) : entry.isFile() ? [path] : []
  })

const emptied: Note = { line: 1, text: 'The file would be empty, so it is deleted.' }

/** All packages share one version, so a migrated dApp depends on this package's version. */
const ownVersion = (): string => {
  const manifest = readFileSync(fileURLToPath(new URL('../package.json', import.meta.url)), 'utf8')
  return /"version": "([^"]+)"/.exec(manifest)?.[1] ?? '*'
}

/**
 * Migrates every file of a dApp and returns the changed files and notes. With `dryRun` it writes nothing. Migrated files stay
 * unchanged. Errors: `no-folder`, `no-package-json`, or `unreadable` with the reason.
 *
 * @example
 * const files = migrateProject({ folder: '.', dryRun: true })._unsafeUnwrap()
 */
export function migrateProject({ folder, dryRun = false }: MigrateOptions): Result<MigratedFile[], MigrateError> {
  try {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return err({ kind: 'no-folder', folder })
    const files = filesOf(folder).map((path) => ({ path, kind: extname(path), text: readFileSync(path, 'utf8') }))
    if (!files.some(({ path }) => relative(folder, path) === 'package.json'))
      return err({ kind: 'no-package-json', folder })
    const sources = files.filter(({ kind }) => scripts.has(kind))
    const toolkits = projectToolkits(sources)
    const inHtml = files.some(({ kind, text }) => kind === '.html' && text.includes('<radix-connect-button'))
    const buttons = inHtml ? 'markup' : toolkits.contexts.size > 0 ? 'template' : 'none'
    const migrate = (path: string, kind: string, text: string) => {
      if (basename(path) === 'package.json') return migrateManifest(text, ownVersion())
      if (scripts.has(kind)) return migrateSource({ path, text, toolkits, buttons })
      if (pages.has(kind)) return migrateMarkup({ path, text, toolkits })
      return styles.has(kind) ? migrateStyles(text) : undefined
    }
    const done = files.flatMap(({ path: full, kind, text }): (MigratedFile & { text: string })[] => {
      const moved = migrate(full, kind, text)
      if (!moved) return []
      const path = relative(folder, full)
      const changed = moved.text !== text
      const notes = moved.text === '' && changed ? [...moved.notes, emptied] : moved.notes
      const diff = changed ? createTwoFilesPatch(`a/${path}`, `b/${path}`, text, moved.text) : ''
      return changed || notes.length > 0 ? [{ path, changed, diff, text: moved.text, notes }] : []
    })
    for (const { path, changed, text } of done) {
      if (!changed || dryRun) continue
      if (text === '') rmSync(join(folder, path))
      else writeFileSync(join(folder, path), text)
    }
    return ok(done.map(({ path, changed, notes, diff }) => ({ path, changed, notes, diff })))
  } catch (cause) {
    return err({ kind: 'unreadable', folder, reason: String(cause) })
  }
}
