/**
 * Writes `src/foundations/fonts/*.woff2`: the letters that English pages need of the three fonts, about half the size of the
 * Latin files. Other letters come from the Latin files, which the browser loads only when a page contains such letters.
 *   npm run fonts              (`--check` writes nothing and fails if a file or the range in fonts.css differs)
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'src/foundations/fonts')

/** The same value as `unicode-range` in fonts.css: printable ASCII and the punctuation of our texts. */
const unicodeRange = 'U+20-7E, U+A0, U+A9, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+2212'

const letters = unicodeRange.split(', ').flatMap((range) => {
  const [first, last = first] = range.slice(2).split('-')
  const from = Number.parseInt(first, 16)
  return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, place) => String.fromCodePoint(from + place))
})

/** The variable axes that the kit uses; see theme.css. */
const fonts = [
  { name: 'bricolage-grotesque', file: 'wdth', axes: { wght: { min: 700, max: 800 }, wdth: { min: 78, max: 100 } } },
  { name: 'instrument-sans', file: 'wght', axes: { wght: { min: 400, max: 700 } } },
  { name: 'spline-sans-mono', file: 'wght', axes: { wght: { min: 400, max: 600 } } },
]

const subsets = await Promise.all(
  fonts.map(async ({ name, file, axes }) => {
    const whole = join(root, `node_modules/@fontsource-variable/${name}/files/${name}-latin-${file}-normal.woff2`)
    const bytes = await subsetFont(await readFile(whole), letters.join(''), {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'],
    })
    return { path: join(folder, `${name}.woff2`), bytes }
  }),
)

if (process.argv.includes('--check')) {
  const said =
    (await readFile(join(folder, '../fonts.css'), 'utf8')).split(`unicode-range: ${unicodeRange};`).length - 1
  if (said !== fonts.length)
    throw new Error(`fonts.css contains the range ${said} times instead of ${fonts.length}: ${unicodeRange}`)
  for (const { path, bytes } of subsets)
    if (!bytes.equals(await readFile(path))) throw new Error(`${path} is out of date: run npm run fonts`)
} else {
  for (const { path, bytes } of subsets) {
    await writeFile(path, bytes)
    process.stdout.write(`${path}: ${bytes.length} bytes\n`)
  }
}
