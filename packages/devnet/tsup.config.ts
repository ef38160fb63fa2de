import { filePerFile, library, reachableFrom } from '@lootboxes/tooling/tsup'
import { defineConfig } from 'tsup'

/** `esbuild` bundles the wallet script in a source tree; a built devnet has the script and never asks. */
const external = ['esbuild']

const [, ...behindTheCommand] = reachableFrom(['src/cli.ts'])
const packages = library(
  ['src/index.ts', 'src/wallet/index.ts', 'src/vitest/index.ts', 'src/playwright/index.ts', ...behindTheCommand],
  { shims: true, external },
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
