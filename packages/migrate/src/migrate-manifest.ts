import type { Migrated } from './migrate-source'
import { OFFICIAL } from './names'

const old: readonly string[] = [OFFICIAL, '@radixdlt/connect-button', '@radixdlt/wallet-sdk']

/** `package.json` with our packages in the place of the official toolkit, everything else letter for letter. */
export function migrateManifest(text: string, version: string): Migrated {
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
  // The last entry of an object has no comma.
  return { text: kept.join('\n').replaceAll(/,(\n\s*\})/g, '$1'), notes: [] }
}
