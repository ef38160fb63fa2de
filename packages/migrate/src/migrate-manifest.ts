import type { MigrationResult } from './migrate-source'
import { OFFICIAL } from './names'

const old: readonly string[] = [OFFICIAL, '@radixdlt/connect-button', '@radixdlt/wallet-sdk']

/** Replaces the official toolkit in `package.json` with our packages and leaves all other text unchanged. */
export function migrateManifest(text: string, version: string): MigrationResult {
  const found = old.filter((name) => text.includes(`"${name}"`))
  if (found.length === 0) return { text, notes: [] }
  const lines = text.split('\n')
  const at = lines.findIndex((line) => line.includes(`"${OFFICIAL}"`))
  const indent = /^\s*/.exec(lines[at] ?? '')?.[0] ?? '    '
  const ours = ['gateway', 'wallet-connector']
    .filter((name) => !text.includes(`"@lootboxes/${name}"`))
    .map((name) => `${indent}"@lootboxes/${name}": "^${version}",`)
  const kept = lines.flatMap((line, index) => {
    if (index === at) return ours
    return found.some((name) => line.trimStart().startsWith(`"${name}":`)) ? [] : [line]
  })
  // Removes a comma after the last entry of an object.
  return { text: kept.join('\n').replaceAll(/,(\n\s*\})/g, '$1'), notes: [] }
}
