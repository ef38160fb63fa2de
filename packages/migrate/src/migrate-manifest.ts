import type { MigrationResult } from './migrate-source'
import { GATEWAY, OFFICIAL, OURS } from './names'
import { originalLine } from './original-line'

const old: readonly string[] = [OFFICIAL, '@radixdlt/connect-button', '@radixdlt/wallet-sdk']
const groups = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Replaces the official toolkit by our packages, at its place in the group. */
const migrated = (group: Record<string, unknown>, version: string): Record<string, unknown> => {
  const ours = [GATEWAY, OURS].filter((name) => !(name in group))
  return Object.fromEntries(
    Object.entries(group).flatMap(([name, range]) => {
      if (name === OFFICIAL) return ours.map((own) => [own, `^${version}`])
      return old.includes(name) ? [] : [[name, range]]
    }),
  )
}

/** Replaces the official toolkit in `package.json` with our packages. Throws if the text is no JSON. */
export function migrateManifest(text: string, version: string): MigrationResult {
  if (!old.some((name) => text.includes(`"${name}"`))) return { text, notes: [] }
  const manifest: unknown = JSON.parse(text)
  if (!isRecord(manifest)) return { text, notes: [] }
  const groupsDone = Object.entries(manifest).map(([key, value]) => [
    key,
    groups.includes(key) && isRecord(value) ? migrated(value, version) : value,
  ])
  const [, indent = '  '] = /\n([ \t]+)"/.exec(text) ?? []
  const done = `${JSON.stringify(Object.fromEntries(groupsDone), null, indent)}${text.endsWith('\n') ? '\n' : ''}`
  const left = old.filter((name) => done.includes(`"${name}"`))
  const notes = left.map((name) => ({
    line: originalLine(text, done, done.slice(0, done.indexOf(`"${name}"`)).split('\n').length),
    text: `${name} is still named here.`,
  }))
  return { text: done, notes }
}
