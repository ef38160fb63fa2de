import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import nodeResolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import esbuild from 'esbuild'
import { rolldown } from 'rolldown'
import { rollup } from 'rollup'
import { minify } from 'terser'
import webpack from 'webpack'

/**
 * Measures the initial code of one import (minified, gzip) with four bundlers, from the installed tarballs. Lazily loaded
 * code, such as the relay on a phone, counts only in `pages`. Rolldown is the bundler of Vite 8. The connector's README and
 * comparison state the sizes of the pages, and must agree with the measurement.
 */
const cases = [
  ['parseLocalId', '@lootboxes/ledger', 'parseLocalId', 2_400],
  ['connector', '@lootboxes/wallet-connector', 'createWalletConnector', 18_000],
  ['toolkit', '@lootboxes/wallet-connector/toolkit', 'createDappToolkit, DataRequestBuilder', 29_000],
  ['mobile', '@lootboxes/wallet-connector/mobile', 'relayTransport, extensionOrRelay', 34_000],
  ['button', '@lootboxes/wallet-connector/button', 'defineLootboxConnect', 12_000],
  ['gateway', '@lootboxes/gateway', 'createGateway', 26_500],
  ['one verb', '@lootboxes/gateway/verbs', 'createTransport, getFungibles', 19_500],
]
/**
 * Whole pages: the first load, and all chunks, each compressed alone. A page is a script without exports. The name is that of its row in
 * the README; the limits are those of Rolldown, and that of esbuild's first load.
 */
const connector = ['createWalletConnector', '@lootboxes/wallet-connector']
const toolkit = ['createDappToolkit, DataRequestBuilder', '@lootboxes/wallet-connector/toolkit']
const button = ['defineLootboxConnect', '@lootboxes/wallet-connector/button']
const gateway = ['createGateway', '@lootboxes/gateway']
const pages = [
  ['`createWalletConnector`', [connector], 17_600, 18_000],
  ['`createDappToolkit`', [toolkit], 26_200, 48_000],
  ['the toolkit and the button', [toolkit, button], 33_000, 67_000, 38_000],
  ['the toolkit, the button and `createGateway` of `@lootboxes/gateway`', [toolkit, button, gateway], 51_200, 85_100],
]
const gzipped = (code) => gzipSync(code, { level: 9 }).length
const define = { 'process.env.NODE_ENV': '"production"' }
mkdirSync('out', { recursive: true })

/** A file and its static imports. */
function atOnce(first, importsOf) {
  const all = new Set([first])
  for (const file of all) for (const one of importsOf(file)) all.add(one)
  return [...all]
}

/** Chunks of Rolldown, those of the first load marked. */
async function rolldownChunks(file) {
  const bundle = await rolldown({ input: file, platform: 'browser', transform: { define } })
  const { output } = await bundle.generate({ format: 'esm', minify: true })
  const chunks = output.filter(({ type }) => type === 'chunk')
  const files = atOnce(output[0].fileName, (name) => chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
  return chunks.map(({ fileName, code }) => ({ code, isInitial: files.includes(fileName) }))
}

/** The same for esbuild. */
async function esbuildChunks(file) {
  const { outputFiles, metafile } = await esbuild.build({
    entryPoints: [file],
    outdir: 'out/esbuild',
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    define,
  })
  const entry = Object.keys(metafile.outputs).find((path) => metafile.outputs[path].entryPoint === file)
  const files = atOnce(entry, (path) =>
    metafile.outputs[path].imports.filter(({ kind }) => kind === 'import-statement').map((one) => one.path),
  )
  return outputFiles.map(({ path, text }) => ({ code: text, isInitial: files.some((one) => path.endsWith(one)) }))
}

const initialOf = (chunks) =>
  chunks
    .filter(({ isInitial }) => isInitial)
    .map(({ code }) => code)
    .join('')

const bundlers = {
  rolldown: async (file) => initialOf(await rolldownChunks(file)),
  esbuild: async (file) => initialOf(await esbuildChunks(file)),
  rollup: async (file) => {
    const bundle = await rollup({
      input: file,
      plugins: [nodeResolve({ browser: true }), replace({ preventAssignment: true, values: define })],
      onwarn: () => undefined,
    })
    const { output } = await bundle.generate({ format: 'es' })
    const files = atOnce(output[0].fileName, (name) => output.find(({ fileName }) => fileName === name).imports)
    const code = output.filter(({ fileName }) => files.includes(fileName)).map((one) => one.code)
    const small = await Promise.all(
      code.map((one) => minify(one, { module: true, ecma: 2020, compress: { passes: 2 } })),
    )
    return small.map((one) => one.code).join('')
  },
  webpack: (file, name) =>
    new Promise((resolve, reject) => {
      const filename = `${name.replaceAll(' ', '-')}.webpack.js`
      webpack(
        {
          mode: 'production',
          entry: `./${file}`,
          experiments: { outputModule: true },
          output: { path: `${process.cwd()}/out`, filename, module: true, library: { type: 'module' } },
        },
        (error, stats) => {
          if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')))
          else resolve(readFileSync(`out/${filename}`))
        },
      )
    }),
}

console.log(['', ...Object.keys(bundlers)].map((cell) => cell.padEnd(14)).join(''))
for (const [name, from, imports, most] of cases) {
  const file = `out/${name.replaceAll(' ', '-')}.entry.mjs`
  writeFileSync(file, `export { ${imports} } from '${from}'\n`)
  const sizes = []
  for (const bundle of Object.values(bundlers)) sizes.push(gzipped(await bundle(file, name)))
  console.log([name, ...sizes].map((cell) => String(cell).padEnd(14)).join(''))
  for (const size of sizes) assert.ok(size <= most, `${name} is ${size} B, the limit is ${most} B`)
}

/** Bytes of the first load, and of all chunks. */
const sumsOf = (chunks) =>
  [chunks.filter(({ isInitial }) => isInitial), chunks].map((some) =>
    some.reduce((total, { code }) => total + gzipped(code), 0),
  )
const readPage = (page) => readFileSync(`node_modules/@lootboxes/wallet-connector/${page}`, 'utf8')
/** Allowed difference in kB between a page of the documentation and the measurement. */
const tolerance = 0.25
/** Compares a row of a table with a measurement in bytes. */
function expectRow(page, name, bytes) {
  const row = readPage(page)
    .split('\n')
    .find((line) => line.startsWith(`| ${name} |`))
  const measured = bytes.map((size) => (size / 1000).toFixed(1))
  const stated = [...(row ?? '').matchAll(/([\d.]+) kB/g)].map(([, number]) => number).slice(0, measured.length)
  const isCurrent =
    stated.length === measured.length && measured.every((size, at) => Math.abs(size - stated[at]) <= tolerance)
  assert.ok(isCurrent, `${page}: ${name} is ${measured.join(', ')} kB, not ${stated.join(', ')} kB`)
}

for (const [name, parts, firstLoad, withLazy, withEsbuildFirst = Infinity] of pages) {
  const file = `out/${name.replaceAll(/\W+/g, '-')}.page.mjs`
  writeFileSync(
    file,
    parts.map(([names, from]) => `import { ${names} } from '${from}'\nconsole.log(${names})\n`).join(''),
  )
  const [initial, all] = sumsOf(await rolldownChunks(file))
  const withEsbuild = sumsOf(await esbuildChunks(file))
  console.log(`page: ${name}: ${initial} B at first, ${all} B in all; esbuild ${withEsbuild.join(', ')} B`)
  assert.ok(initial <= firstLoad, `the page ${name} loads ${initial} B at first, the limit is ${firstLoad} B`)
  assert.ok(withEsbuild[0] <= withEsbuildFirst, `${name}: esbuild's first load is ${withEsbuild[0]} B`)
  assert.ok(all <= withLazy, `the page ${name} has ${all} B in all, the limit is ${withLazy} B`)
  expectRow('README.md', name, [initial, all, ...withEsbuild])
  if (parts.length === 3)
    expectRow(
      'docs/compared.md',
      'script size of a page with the button: first load, and with all lazy parts',
      withEsbuild,
    )
}
