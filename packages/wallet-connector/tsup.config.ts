import { mergedLibrary } from '@lootboxes/tooling/tsup'
import { defineConfig } from 'tsup'

const packages = mergedLibrary(
  [
    'src/index.ts',
    'src/toolkit/index.ts',
    'src/protocol/index.ts',
    'src/react/index.ts',
    'src/query/index.ts',
    'src/testing/index.ts',
    'src/testing/node.ts',
    'src/rola/index.ts',
    'src/rola/server/index.ts',
    'src/mobile/index.ts',
    'src/button/index.ts',
    'src/button/react.tsx',
  ],
  // esbuild is needed only when the package runs from its sources.
  { external: ['esbuild'], shims: true },
)

/** The test wallet as one script for `testWalletInitScript`. */
const testWalletScript = defineConfig({
  entry: { 'testing/test-wallet': 'src/testing/global.ts' },
  format: ['iife'],
  platform: 'browser',
  target: 'es2022',
  noExternal: [/.*/],
  minify: true,
  esbuildOptions: (options) => {
    options.conditions = ['@lootboxes/source']
  },
})

/** The button and the toolkit for pages without a bundler: `window.LootboxConnect`. */
const buttonScript = defineConfig({
  entry: { 'button/lootbox-connect': 'src/button/global.ts' },
  format: ['iife'],
  platform: 'browser',
  globalName: 'LootboxConnect',
  target: 'es2022',
  noExternal: [/.*/],
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  esbuildOptions: (options) => {
    options.conditions = ['@lootboxes/source']
  },
})

export default [packages, testWalletScript, buttonScript].flat()
