import { library } from '@lootboxes/tooling/tsup'
import { defineConfig } from 'tsup'

const packages = library(['src/index.ts', 'src/wallet/index.ts'])

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

export default [packages, walletScript].flat()
