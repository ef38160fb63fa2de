import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Beside the built code lies the built script; a source tree bundles it when it is first asked for. */
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

/** `/wallet.js`: the in-page development wallet as a classic script. Rejects when it cannot be bundled. */
export function walletScript(): Promise<string> {
  script ??= existsSync(built) ? Promise.resolve(readFileSync(built, 'utf8')) : bundle()
  return script
}
