import { readdirSync, statSync } from 'node:fs'
import { extname, resolve } from 'node:path'
import { defineConfig, type Options } from 'tsup'

type PluginBuild = Parameters<NonNullable<Options['esbuildPlugins']>[number]['setup']>[0]

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter(
    (path) =>
      /\.tsx?$/.test(path) &&
      !/\.(test|stories|fixtures?)\.tsx?$|^(testing|conformance|fixtures)\/|\.d\.ts$/.test(path),
  )

/**
 * Builds one output file for each source file, so that a bundler drops unused files and each file keeps its 'use client'. Relative
 * imports stay imports, with the extension that Node requires.
 */
const filePerFile = {
  name: 'file-per-file',
  setup(build: PluginBuild) {
    const extension = build.initialOptions.format === 'cjs' ? '.cjs' : '.js'
    build.onResolve({ filter: /^\.\.?\// }, ({ path, kind, resolveDir }) => {
      if (kind === 'entry-point' || extname(path) === '.css') return undefined
      const folder = statSync(resolve(resolveDir, path), { throwIfNoEntry: false })?.isDirectory()
      return { path: `${path}${folder ? '/index' : ''}${extension}`, external: true }
    })
  },
}

export default defineConfig({
  entry: Object.fromEntries(sources.map((path) => [path.replace(/\.tsx?$/, ''), `src/${path}`])),
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: { entry: { index: 'src/index.ts' } },
  clean: true,
  splitting: false,
  treeshake: false,
  sourcemap: true,
  esbuildPlugins: [filePerFile],
})
