import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const root = new URL('..', import.meta.url).pathname
const manifest = z
  .object({ exports: z.record(z.string(), z.object({ '@lootboxes/source': z.string() })) })
  .parse(JSON.parse(readFileSync(`${root}package.json`, 'utf8')))
const entries = Object.entries(manifest.exports).map(([entry, paths]) => [entry, paths['@lootboxes/source']] as const)

/** Removes `sideEffects: false` from our files, so that the bundler must drop every statement itself. */
const distrust: Plugin = {
  name: 'distrust',
  setup: ({ onResolve, resolve }) => {
    onResolve({ filter: /.*/ }, async ({ path, resolveDir, kind, pluginData }) => {
      if (pluginData === 'resolving') return undefined
      // A dynamic import is a separate chunk.
      if (!path.startsWith('.') || kind === 'dynamic-import') return { path, external: true, sideEffects: false }
      const resolved = await resolve(path, { resolveDir, kind, pluginData: 'resolving' })
      return { path: resolved.path, sideEffects: true }
    })
  },
}

const bundled = async (program: string): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    minifySyntax: true,
    minifyWhitespace: true,
    format: 'esm',
    platform: 'neutral',
    plugins: [distrust],
    logLevel: 'silent',
  })
  return outputFiles[0]?.text ?? ''
}

test.each(entries)('a page that uses nothing of %s bundles nothing of it', async (_, file) => {
  expect(await bundled(`import '${file}'`)).toBe('')
})

/** Entries for servers and test runners, which pages do not bundle. */
const nodeOnly = ['./rola', './rola/server', './testing/node']

test.each(entries.filter(([entry]) => !nodeOnly.includes(entry)))('%s bundles for a page', async (_, file) => {
  const { outputFiles, warnings } = await build({
    stdin: { contents: `export * from '${file}'`, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    outdir: root,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    conditions: ['@lootboxes/source'],
    logLevel: 'silent',
  })
  expect(warnings).toEqual([])
  expect(outputFiles.map(({ text }) => text).join('\n')).not.toMatch(/["'](node:|esbuild["'])/)
})

test('a page that uses one export of an entry bundles only its dependencies', async () => {
  const wallet = await bundled("export { createTestWallet } from './src/testing/index'")
  expect(wallet).toContain('Test Persona')
  const schema = await bundled("export { Account } from './src/protocol/index'")
  expect(schema).toContain('appearanceId')
  expect(schema).not.toContain('transactionManifest')
  const builder = await bundled("export { DataRequestBuilder } from './src/toolkit/index'")
  expect(builder).not.toContain('loggedInTimestamp')
  const connector = await bundled("export { createWalletConnector } from './src/index'")
  expect(connector).not.toContain('Install the Radix Wallet Connector extension')
})

test('the React bindings do not import the toolkit, which a page loads on demand', async () => {
  const bindings = await bundled("export * from './src/react/index'")
  expect(bindings).toContain('No WalletProvider around this component')
  for (const own of ['transactionManifest', 'CommittedSuccess', 'radix#chromeExtension#send', 'zod'])
    expect(bindings).not.toContain(own)
})

test('C21 the toolkit adds at most 26.2 kB to the first load, and its builder only the builder', async () => {
  const kilobytes = async (name: string): Promise<number> => {
    const { outputFiles } = await build({
      stdin: { contents: `export { ${name} } from './src/toolkit/index'`, resolveDir: root, loader: 'ts' },
      bundle: true,
      write: false,
      minify: true,
      format: 'esm',
      target: 'es2022',
      conditions: ['@lootboxes/source'],
      // Dynamic imports: for loggers, phones, pre-authorizations and the dApp’s name.
      external: ['*/page-warnings', '*/phone-transport', '*/pre-authorizations', '*/dapp-name'],
      define: { 'process.env.NODE_ENV': '"production"' },
    })
    return gzipSync(outputFiles[0]?.text ?? '').length / 1000
  }
  expect(await kilobytes('createDappToolkit')).toBeLessThan(26.2)
  expect(await kilobytes('DataRequestBuilder')).toBeLessThan(1)
})
