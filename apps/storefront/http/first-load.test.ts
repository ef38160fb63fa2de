import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import budgets from './first-load.budgets.json'
import { get, parse } from './site'

const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10

/** The compressed size of files of the build. */
const sizeOf = async (paths: ReadonlySet<string>): Promise<number> => {
  const files = await Promise.all([...paths].map(async (path) => (await get(path)).arrayBuffer()))
  return kilobytes(files.reduce((sum, file) => sum + gzipSync(file).length, 0))
}

/** The bytes that a browser loads for a page, in kB: uncompressed HTML, compressed scripts and style sheets. */
async function measure(path: string) {
  const response = await get(path)
  const html = await response.text()
  const document = parse(html, new URL(response.url))
  const addresses = (selector: string, name: 'src' | 'href') =>
    new Set([...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? ''))
  return {
    html: kilobytes(Buffer.byteLength(html)),
    scripts: await sizeOf(addresses('script[src^="/_next/"]:not([nomodule])', 'src')),
    styles: await sizeOf(addresses('link[rel=stylesheet]', 'href')),
  }
}

describe('the first load of a page stays within its budget', () => {
  test.each(Object.entries(budgets))('%s: %o', async (path, budget) => {
    const { html, scripts, styles } = await measure(path)
    expect(scripts).toBeGreaterThan(100)
    expect({
      html: Math.max(html, budget.html),
      scripts: Math.max(scripts, budget.scripts),
      styles: Math.max(styles, budget.styles),
    }).toEqual(budget)
  })
})
