import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const built = new URL('./wallet.global.js', import.meta.url)
const source = new URL('../wallet/global.ts', import.meta.url)

const bundle = async (): Promise<string> => {
  const { build } = await import('esbuild')
  const result = await build({
    entryPoints: [fileURLToPath(source)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    conditions: ['@lootboxes/source'],
    logLevel: 'silent',
  })
  return result.outputFiles.map(({ text }) => text).join('\n')
}

/** The in-page wallet as one classic script: the built file, or a fresh bundle when the devnet runs from its sources. */
export const walletScript = (): Promise<string> => readFile(built, 'utf8').catch(bundle)
