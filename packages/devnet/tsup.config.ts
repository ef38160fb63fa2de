import { library } from '@lootboxes/tooling/tsup'
import { defineConfig } from 'tsup'

/** `esbuild` bundles the wallet script in a source tree; a built devnet has the script and never asks. */
const external = ['esbuild']

const packages = library(['src/index.ts', 'src/wallet/index.ts'], { shims: true, external })

const cli = defineConfig({ entry: { cli: 'src/cli.ts' }, format: ['esm'], target: 'es2022', sourcemap: true, external })

/** The in-page wallet as a classic script, everything included. */
const walletScript = defineConfig({
  entry: { wallet: 'src/wallet/global.ts' },
  format: ['iife'],
  target: 'es2022',
  noExternal: [/.*/],
  esbuildOptions: (options) => {
    options.conditions = ['@lootboxes/source']
  },
  minify: true,
})

export default [packages, cli, walletScript].flat()
