import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { officialFolders } from './official'

/** Bundles a program as a page would load it: one minified script with all dependencies. */
export const bundle = async (program: string): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    conditions: ['@lootboxes/source'],
    nodePaths: officialFolders,
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}

export const gzipKb = (script: string): number => gzipSync(script, { level: 9 }).length / 1000
