import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, extname, join, relative, resolve } from 'node:path'
import { defineConfig } from 'tsup'
import { tsc } from './tsc.mjs'

/** Packages without a CommonJS build. Jest cannot `require` them on any Node, and Node not before 20.19. */
const esmOnly = /^@(noble|scure)\//

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
    if (/\.[cm]?js(on)?$/.test(path)) return whole
    const folder = existsSync(join(dirname(from), path)) && statSync(join(dirname(from), path)).isDirectory()
    return `${before}${quote}${path}${folder ? '/index' : ''}${extension}${quote}`
  })

const filesUnder = (dir) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(dir, name)).isFile())

/** Writes declarations for ESM and CommonJS, against the published types of workspace packages. */
export function declarations(entries) {
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
  const emitted = join(temporary, 'src')
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

/** Builds ESM, CommonJS and types of a published package, one file per reachable source file. */
export const library = (entries, own = {}) =>
  defineConfig({
    entry: Object.fromEntries(
      reachableFrom(entries).map((path) => [path.replace(/^src\//, '').replace(/\.tsx?$/, ''), path]),
    ),
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
      declarations(entries)
      await own.onSuccess?.()
    },
  })
