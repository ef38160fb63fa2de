import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A built package contains the bundled script. In a source tree the first request bundles it. */
const built = new URL('./wallet.global.js', import.meta.url)
const source = new URL('../wallet/global.ts', import.meta.url)

async function bundle(): Promise<string> {
  const { build } = await import('esbuild')
  const result = await build({
    entryPoints: [fileURLToPath(source)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    minify: true,
    conditions: ['@lootboxes/source'],
    logLevel: 'silent',
  })
  return result.outputFiles[0]?.text ?? ''
}

let script: Promise<string> | undefined

/** Returns the script of `/wallet.js`, the in-page development wallet. Rejects when bundling fails. */
export function walletScript(): Promise<string> {
  script ??= existsSync(built) ? Promise.resolve(readFileSync(built, 'utf8')) : bundle()
  return script
}
