import { writeFileSync } from 'node:fs'
import { filePerFile, library, reachableFrom } from '@lootboxes/tooling/tsup'
import { defineConfig } from 'tsup'
import { compileKitStyle } from './src/explorer/kit-style'

/** They make the wallet script and the explorer's style sheet in a source tree; a built devnet has both files. */
const external = ['esbuild', 'tailwindcss']

const [, ...behindTheCommand] = reachableFrom(['src/cli.ts'])
const packages = library(
  ['src/index.ts', 'src/wallet/index.ts', 'src/vitest/index.ts', 'src/playwright/index.ts', ...behindTheCommand],
  {
    shims: true,
    external,
    onSuccess: async () => writeFileSync('dist/explorer/explorer.css', await compileKitStyle()),
  },
)

/** The command waits at its top level, so it has no CommonJS form. */
const command = defineConfig({
  entry: { cli: 'src/cli.ts' },
  format: ['esm'],
  target: 'es2022',
  splitting: false,
  removeNodeProtocol: false,
  sourcemap: true,
  esbuildPlugins: [filePerFile],
})

/** The in-page wallet as a classic script, everything included. */
const walletScript = defineConfig({
  entry: { 'http/wallet': 'src/wallet/global.ts' },
  format: ['iife'],
  platform: 'browser',
  target: 'es2022',
  noExternal: [/.*/],
  esbuildOptions: (options) => {
    options.conditions = ['@lootboxes/source']
  },
  minify: true,
})

export default [packages, command, walletScript].flat()
