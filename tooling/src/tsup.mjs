import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, extname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { rollup } from 'rollup'
import { dts } from 'rollup-plugin-dts'
import { defineConfig } from 'tsup'
import { tsc } from './tsc.mjs'

/** Packages without a CommonJS build. Jest cannot `require` them on any Node, and Node not before 20.19. */
const esmOnly = /^(@(noble|scure)\/|lit-html$)/

/**
 * Writes one output file per source file, so that bundlers drop unused files and every file keeps its
 * 'use client'. Relative imports remain imports and get the extension that Node requires.
 */
export const filePerFile = {
  name: 'file-per-file',
  setup(build) {
    const extension = build.initialOptions.format === 'cjs' ? '.cjs' : '.js'
    if (build.initialOptions.format !== 'cjs')
      build.onResolve({ filter: esmOnly }, ({ path }) => ({ path, external: true }))
    build.onResolve({ filter: /^\.\.?(\/|$)/ }, ({ path, kind, resolveDir }) => {
      if (resolveDir.includes('node_modules')) return undefined
      if (kind === 'entry-point' || ['.css', '.json'].includes(extname(path))) return undefined
      const folder = statSync(resolve(resolveDir, path), { throwIfNoEntry: false })?.isDirectory()
      return { path: `${path}${folder ? '/index' : ''}${extension}`, external: true, sideEffects: false }
    })
  },
}

const typescriptFile = (path) =>
  [`${path}.ts`, `${path}.tsx`, join(path, 'index.ts'), join(path, 'index.tsx')].find((file) => existsSync(file))

/** Lists the entries and every file they reach by relative imports, including type imports. */
export function reachableFrom(entries) {
  const seen = new Set()
  const waiting = entries.map((entry) => resolve(entry))
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    const text = readFileSync(file, 'utf8')
    for (const [, path] of text.matchAll(/(?:from|import\(?|^import)\s*['"](\.\.?(?:\/[^'"]*)?)['"]/gm)) {
      const found = typescriptFile(resolve(dirname(file), path))
      if (found) waiting.push(found)
    }
  }
  return [...seen].map((file) => relative(process.cwd(), file).replaceAll('\\', '/'))
}

/** Citations of internal rules, which are removed from published declarations. */
const citation = / ?\((?:wallet-protocol|traps?|(?:product-)?spec|gateway-and-ledger)\b[^()\n]*\)/g

/** Adds the file extension to relative specifiers, as Node's resolution requires. */
const withExtensions = (text, from, extension) =>
  text.replace(/(from\s*|import\(\s*|import\s+)(['"])(\.\.?(?:\/[^'"]*)?)\2/g, (whole, before, quote, path) => {
    if (/\.([cm]js|json)$/.test(path)) return whole
    const bare = path.replace(/\.js$/, '')
    const folder = existsSync(join(dirname(from), bare)) && statSync(join(dirname(from), bare)).isDirectory()
    return `${before}${quote}${bare}${folder ? '/index' : ''}${extension}${quote}`
  })

const filesUnder = (dir) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(dir, name)).isFile())

/** The name of an entry's file in `dist`, without an extension. */
const nameOf = (path) => path.replace(/^src\//, '').replace(/\.tsx?$/, '')

/** Merges emitted declarations into one file per entry and a few files for types that entries share. Returns their folder. */
async function mergedDeclarations(entries, emitted) {
  const merged = join(emitted, '../merged')
  const bundle = await rollup({
    input: Object.fromEntries(entries.map((path) => [nameOf(path), join(emitted, `${nameOf(path)}.d.ts`)])),
    external: (id) => !id.startsWith('.') && !id.startsWith('/'),
    plugins: [dts()],
    logLevel: 'silent',
  })
  await bundle.write({
    dir: merged,
    entryFileNames: '[name].d.ts',
    chunkFileNames: 'types/[name].ts',
    // Merges only the smallest files: larger ones may import a package that other entries do not need.
    experimentalMinChunkSize: 1_000,
    hoistTransitiveImports: false,
  })
  return merged
}

/** Writes declarations for ESM and CommonJS, against the published types of workspace packages. */
export async function declarations(entries, merge = false) {
  const temporary = resolve('.types')
  rmSync(temporary, { recursive: true, force: true })
  mkdirSync(temporary)
  const config = join(temporary, 'tsconfig.json')
  writeFileSync(
    config,
    JSON.stringify({
      extends: '../tsconfig.json',
      compilerOptions: {
        customConditions: [],
        declaration: true,
        emitDeclarationOnly: true,
        noEmit: false,
        outDir: '.',
        rootDir: '..',
      },
      include: [],
      files: [
        ...entries.map((entry) => `../${entry}`),
        ...(existsSync('src/assets.d.ts') ? ['../src/assets.d.ts'] : []),
      ],
    }),
  )
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', config], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`declarations of ${process.cwd()}:\n${stdout}`)
  const perFile = join(temporary, 'src')
  const emitted = merge ? await mergedDeclarations(entries, perFile) : perFile
  for (const name of filesUnder(emitted)) {
    const at = join('dist', name)
    mkdirSync(dirname(at), { recursive: true })
    const text = readFileSync(join(emitted, name), 'utf8').replace(citation, '')
    const source = join('src', name)
    writeFileSync(at, withExtensions(text, source, '.js'))
    writeFileSync(at.replace(/\.d\.ts$/, '.d.cts'), withExtensions(text, source, '.cjs'))
  }
  rmSync(temporary, { recursive: true, force: true })
}

/**
 * Writes one CommonJS file with all modules, which evaluates each at its first use, and a small file per entry. Entries share
 * their modules, and a module that needs an optional package runs only for entries that use it.
 */
async function mergedCommonjs(entries) {
  const all = 'commonjs/all.cjs'
  await build({
    stdin: {
      contents: entries.map((path) => `exports['${nameOf(path)}'] = () => require('./${path}')`).join('\n'),
      resolveDir: process.cwd(),
    },
    outfile: join('dist', all),
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'es2022',
    define: { 'import.meta.url': 'importMetaUrl' },
    inject: [fileURLToPath(import.meta.resolve('tsup/assets/cjs_shims.js'))],
    plugins: [
      {
        name: 'external-packages',
        setup: (run) =>
          run.onResolve({ filter: /^[^./]/ }, ({ path }) =>
            esmOnly.test(path) ? undefined : { path, external: true },
          ),
      },
    ],
  })
  for (const path of entries) {
    const directive = readFileSync(path, 'utf8').startsWith("'use client'") ? "'use client'\n" : ''
    const at = join('dist', `${nameOf(path)}.cjs`)
    const from = relative(dirname(at), join('dist', all)).replaceAll('\\', '/')
    mkdirSync(dirname(at), { recursive: true })
    writeFileSync(
      at,
      `${directive}module.exports = require('${from.startsWith('.') ? '' : './'}${from}')['${nameOf(path)}']()\n`,
    )
  }
}

/** Builds a published package like `library`, with CommonJS and types merged: ES modules stay one file per source file. */
export const mergedLibrary = (entries, own) =>
  library(entries, { ...own, format: ['esm'], merge: true, onSuccess: () => mergedCommonjs(entries) })

/** Builds ESM, CommonJS and types of a published package, one file per reachable source file. */
export const library = (entries, { merge, ...own } = {}) =>
  defineConfig({
    entry: Object.fromEntries(reachableFrom(entries).map((path) => [nameOf(path), path])),
    format: ['esm', 'cjs'],
    target: 'es2022',
    dts: false,
    clean: true,
    splitting: false,
    treeshake: false,
    removeNodeProtocol: false,
    silent: true,
    // The CommonJS build contains these packages.
    noExternal: [esmOnly],
    ...own,
    esbuildOptions: (options, context) => {
      own.esbuildOptions?.(options, context)
    },
    esbuildPlugins: [filePerFile, ...(own.esbuildPlugins ?? [])],
    onSuccess: async () => {
      await declarations(entries, merge)
      await own.onSuccess?.()
    },
  })
