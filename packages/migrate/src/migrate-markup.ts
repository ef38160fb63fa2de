import { type Migrated, type MigrateSourceOptions, migrateSource } from './migrate-source'

const script = /(<script\b[^>]*>)([\s\S]*?)(<\/script>)/g

/** HTML, Svelte and Vue: the tag has its new name, and scripts inside are moved as files are. */
export function migrateMarkup({ path, text, exported }: MigrateSourceOptions): Migrated {
  const hasButton = text.includes('<radix-connect-button')
  const notes: Migrated['notes'][number][] = []
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
      text: 'The button has other custom properties: --lootbox-connect-accent, -radius, -width and more.',
    })
  return { text: moved, notes }
}
