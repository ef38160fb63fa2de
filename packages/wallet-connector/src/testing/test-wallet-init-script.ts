import type { TestWallet, TestWalletOptions } from './create-test-wallet'

declare global {
  interface Window {
    /** The test wallet of a document with `testWalletInitScript`. */
    lootboxesTestWallet?: TestWallet
  }
}

/** The options of the test wallet that are plain JSON. */
export type TestWalletScriptOptions = Pick<TestWalletOptions, 'seed' | 'networkId' | 'script' | 'circumstances'>

/** The same from `testing/` and, for CommonJS, from `commonjs/`. */
const built = (): URL => new URL('../testing/test-wallet.global.js', import.meta.url)

const bundle = async (): Promise<string> => {
  const [{ build }, { fileURLToPath }] = await Promise.all([import('esbuild'), import('node:url')])
  const result = await build({
    entryPoints: [fileURLToPath(new URL('./global.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    conditions: ['@lootboxes/source'],
    logLevel: 'silent',
  })
  return result.outputFiles.map(({ text }) => text).join('\n')
}

/**
 * A script that installs the test wallet before the scripts of a page. The page finds it as `window.lootboxesTestWallet`. It
 * survives reloads; another script starts from the beginning. Node only.
 * @example await page.addInitScript({ content: await testWalletInitScript({ seed: 1 }) })
 */
export const testWalletInitScript = async (options: TestWalletScriptOptions): Promise<string> => {
  const { readFile } = await import('node:fs/promises')
  const code = await readFile(built(), 'utf8').catch(bundle)
  return `window.lootboxesTestWalletOptions = ${JSON.stringify(options)};\n${code}`
}
