import { type MigrateSourceOptions, type MigrationResult, migrateSource } from './migrate-source'

const script = /(<script\b[^>]*>)([\s\S]*?)(<\/script>)/g

/** Migrates HTML, Svelte and Vue: renames the tag, and migrates inline scripts like files. */
export function migrateMarkup({ path, text, exported }: MigrateSourceOptions): MigrationResult {
  const hasButton = text.includes('<radix-connect-button')
  const notes: MigrationResult['notes'][number][] = []
  const scripts = text.replaceAll(script, (whole, open: string, code: string, close: string, offset: number) => {
    if (code.trim() === '') return whole
    const moved = migrateSource({ path: `${path}.tsx`, text: code, ...(exported && { exported }), inMarkup: hasButton })
    const before = text.slice(0, offset + open.length).split('\n').length - 1
    notes.push(...moved.notes.map((note) => ({ ...note, line: note.line + before })))
    return `${open}${moved.text}${close}`
  })
  const moved = scripts
    .replaceAll(/(<\/?)radix-connect-button\b/g, '$1lootbox-connect')
    .replaceAll(/^(\s*)radix-connect-button(\s*[{:,])/gm, '$1lootbox-connect$2')
  if (moved.includes('--radix-connect-button-'))
    notes.push({
      line: moved.slice(0, moved.indexOf('--radix-connect-button-')).split('\n').length,
      text: 'The button has different custom properties: --lootbox-connect-accent, -radius, -width and more.',
    })
  return { text: moved, notes }
}
