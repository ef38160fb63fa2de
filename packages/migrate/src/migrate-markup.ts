import { extname } from 'node:path'
import { type MigrateSourceOptions, type MigrationResult, migrateSource, toolkitName } from './migrate-source'
import { migrateStyles } from './migrate-styles'

const script = /(<script\b[^>]*>)([\s\S]*?)(<\/script>)/g
const style = /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/g
/** The official toolkit from a CDN, which the page uses as `RDT`. */
const toolkitScript = /<script\b[^>]*\bsrc=["'][^"']*radix-dapp-toolkit/g
const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length

/** The attribute that passes the toolkit to the button, in the template language of the file. */
const toolkitAttribute: Readonly<Record<string, (name: string) => string>> = {
  '.vue': (name) => ` :toolkit.prop="${name}"`,
  '.svelte': (name) => ` toolkit={${name}}`,
}

/** Migrates HTML, Astro, Svelte and Vue: the tag, styles, and inline scripts like files. */
export function migrateMarkup(options: MigrateSourceOptions): MigrationResult {
  const { path, text } = options
  const hasButton = text.includes('<radix-connect-button')
  const attribute = toolkitAttribute[extname(path)]
  const notes: MigrationResult['notes'][number][] = []
  for (const { index } of text.matchAll(toolkitScript))
    notes.push({
      line: lineOf(text, index),
      text: 'This script is the official toolkit. Replace it by the scripts in docs/button.md of the wallet connector.',
    })
  let toolkit: string | undefined
  const moving =
    (move: (code: string) => MigrationResult) =>
    (whole: string, open: string, code: string, close: string, offset: number): string => {
      if (code.trim() === '') return whole
      const [lead = ''] = /^\s*\n/.exec(code) ?? []
      const moved = move(code.slice(lead.length))
      const before = lineOf(text, offset + open.length + lead.length) - 1
      notes.push(...moved.notes.map((note) => ({ ...note, line: note.line + before })))
      return `${open}${lead}${moved.text}${close}`
    }
  const moved = text
    .replaceAll(
      script,
      moving((code) => {
        const source = { ...options, path: `${path}.tsx`, text: code }
        toolkit ??= toolkitName(source)
        // A template receives the toolkit as a property. A page of HTML has no templates, so its script finds the buttons.
        return migrateSource({ ...source, buttons: attribute ? 'template' : hasButton ? 'markup' : 'none' })
      }),
    )
    .replaceAll(style, moving(migrateStyles))
  const given = toolkit !== undefined && attribute ? attribute(toolkit) : ''
  if (hasButton && attribute && given === '')
    notes.push({
      line: lineOf(text, text.indexOf('<radix-connect-button')),
      text: `Set the toolkit of the button: <lootbox-connect${attribute('rdt')}>`,
    })
  return {
    text: moved
      .replaceAll('<radix-connect-button', `<lootbox-connect${given}`)
      .replaceAll('</radix-connect-button', '</lootbox-connect'),
    notes,
  }
}
