import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A built package contains the compiled style sheet. In a source tree the first request compiles it. */
const built = new URL('./explorer.css', import.meta.url)

/** The kit's foundations and its buttons, from its folder `src`. */
const sheets = [
  'tailwindcss',
  './foundations/fonts.css',
  './foundations/tokens.css',
  './foundations/theme.css',
  './foundations/base.css',
  './parts/button.css',
]

/** The values of every `class` attribute in the explorer's pages. */
function classes(): string[] {
  const pages = dirname(fileURLToPath(import.meta.url))
  return readdirSync(pages)
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => [...readFileSync(join(pages, name), 'utf8').matchAll(/class="([^"]*)"/g)])
    .flatMap(([, names = '']) => names.split(/\s+/))
}

/** The fonts are part of the style sheet, so that a page moves nothing when they arrive. */
const withFonts = (css: string, folder: string): string =>
  css.replace(/url\("(\.\/fonts\/[^"]+)"\)/g, (_, font: string) => {
    const data = readFileSync(join(folder, font)).toString('base64')
    return `url("data:font/woff2;base64,${data}")`
  })

/** Compiles the kit's tokens, fonts, buttons and utilities into the style sheet of the explorer. The build calls it. */
export async function compileKitStyle(): Promise<string> {
  const { compile } = await import('tailwindcss')
  const require = createRequire(import.meta.url)
  const kit = dirname(require.resolve('@lootboxes/ui/styles.css'))
  const sheet = await compile(sheets.map((id) => `@import "${id}";`).join('\n'), {
    base: kit,
    loadStylesheet: (id, base) => {
      const path = id === 'tailwindcss' ? require.resolve('tailwindcss/index.css') : join(base, id)
      const folder = dirname(path)
      // The packages of fonts have the characters of other scripts. The explorer shows these in the system's font.
      const content = id.startsWith('@fontsource') ? '' : withFonts(readFileSync(path, 'utf8'), folder)
      return Promise.resolve({ path, base: folder, content })
    },
  })
  const licence = readFileSync(join(kit, 'foundations/fonts/OFL.txt'), 'utf8')
  return `/*!\n${licence}*/\n${sheet.build(classes())}`
}

let style: Promise<string> | undefined

/** Returns the style sheet of the explorer. Rejects when its compilation fails. */
export function kitStyle(): Promise<string> {
  style ??= existsSync(built) ? Promise.resolve(readFileSync(built, 'utf8')) : compileKitStyle()
  return style
}
