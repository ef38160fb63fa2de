import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { sheetStyle } from './sheet-style'

/** The colours of a style sheet by name, in order: light, then dark. */
function coloursIn(css: string) {
  const colours = new Map<string, (readonly number[])[]>()
  for (const [, name = '', numbers = ''] of css.matchAll(/--([\w-]+):\s*oklch\(([^)/]+)\)/g))
    colours.set(name, [...(colours.get(name) ?? []), numbers.split(' ').map(Number)])
  return colours
}

test("the sheet's colours are the kit's, light and dark", () => {
  const kit = createRequire(import.meta.url).resolve('@lootboxes/ui/styles.css')
  const tokens = coloursIn(readFileSync(kit.replace('styles.css', 'foundations/tokens.css'), 'utf8'))
  const sheet = coloursIn(sheetStyle)
  expect(sheet.size).toBeGreaterThan(8)
  for (const [name, colours] of sheet) expect([name, colours]).toEqual([name, tokens.get(name)?.slice(0, 2)])
})
