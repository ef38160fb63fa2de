import type { MigrationResult } from './migrate-source'

const note = 'The button has different custom properties: --lootbox-connect-accent, -radius, -width and more.'

/** Renames the button in selectors, and reports each line with a custom property of the old button. */
export function migrateStyles(text: string): MigrationResult {
  const moved = text.replaceAll(/(?<![-\w.#])radix-connect-button(?![-\w])/g, 'lootbox-connect')
  const notes = moved
    .split('\n')
    .flatMap((line, index) => (line.includes('--radix-connect-button-') ? [{ line: index + 1, text: note }] : []))
  return { text: moved, notes }
}
