import type { TestWallet, TestWalletOptions } from './create-test-wallet'

declare global {
  interface Window {
    /** The test wallet of a document that was opened with `testWalletInitScript`. */
    lootboxesTestWallet?: TestWallet
  }
}

/** What fits into a script: everything of the test wallet's options that is plain JSON. */
export type TestWalletScriptOptions = Pick<TestWalletOptions, 'seed' | 'networkId' | 'script' | 'circumstances'>

const built = (): URL => new URL('./test-wallet.global.js', import.meta.url)

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
 * A script that installs the test wallet before a page's own scripts run, e.g. for Playwright:
 * `await page.addInitScript({ content: await testWalletInitScript({ seed: 1 }) })`. The page finds it as
 * `window.lootboxesTestWallet`; it survives reloads, and another script begins anew. Node only.
 */
export const testWalletInitScript = async (options: TestWalletScriptOptions): Promise<string> => {
  const { readFile } = await import('node:fs/promises')
  const code = await readFile(built(), 'utf8').catch(bundle)
  return `window.lootboxesTestWalletOptions = ${JSON.stringify(options)};\n${code}`
}
