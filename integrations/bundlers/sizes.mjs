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
 * code, such as the relay on a phone, counts only in `pages`. Rolldown is the bundler of Vite 8.
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
/** Whole pages with Rolldown: the first load, and all chunks, each compressed alone. A page is a script without exports. */
const connector = ['createWalletConnector', '@lootboxes/wallet-connector']
const toolkit = ['createDappToolkit, DataRequestBuilder', '@lootboxes/wallet-connector/toolkit']
const button = ['defineLootboxConnect', '@lootboxes/wallet-connector/button']
const gateway = ['createGateway', '@lootboxes/gateway']
const pages = [
  ['connector', [connector], 17_600, 18_000],
  ['toolkit', [toolkit], 26_200, 48_000],
  ['toolkit, button', [toolkit, button], 34_300, 63_500],
  ['toolkit, button, gateway', [toolkit, button, gateway], 52_500, 81_600],
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

const bundlers = {
  rolldown: async (file) =>
    (await rolldownChunks(file))
      .filter(({ isInitial }) => isInitial)
      .map(({ code }) => code)
      .join(''),
  esbuild: async (file) => {
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
    return outputFiles
      .filter(({ path }) => files.some((one) => path.endsWith(one)))
      .map(({ text }) => text)
      .join('')
  },
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

for (const [name, parts, firstLoad, withLazy] of pages) {
  const file = `out/${name.replaceAll(/\W+/g, '-')}.page.mjs`
  writeFileSync(
    file,
    parts.map(([names, from]) => `import { ${names} } from '${from}'\nconsole.log(${names})\n`).join(''),
  )
  const sizes = (await rolldownChunks(file)).map(({ code, isInitial }) => ({ size: gzipped(code), isInitial }))
  const sum = (chunks) => chunks.reduce((total, { size }) => total + size, 0)
  const [initial, all] = [sum(sizes.filter(({ isInitial }) => isInitial)), sum(sizes)]
  console.log(`page: ${name}: ${initial} B at first, ${all} B in all`)
  assert.ok(initial <= firstLoad, `the page ${name} loads ${initial} B at first, the limit is ${firstLoad} B`)
  assert.ok(all <= withLazy, `the page ${name} has ${all} B in all, the limit is ${withLazy} B`)
}
