import { library } from '@lootboxes/tooling/tsup'
import { defineConfig } from 'tsup'

const packages = library([
  'src/index.ts',
  'src/verbs/index.ts',
  'src/wire/index.ts',
  'src/server/index.ts',
  'src/testing/index.ts',
  'src/react/index.ts',
  'src/sbor/index.ts',
])

/** The client for a page without a bundler: `window.LootboxGateway.createGateway`. */
const script = defineConfig({
  entry: { gateway: 'src/index.ts' },
  format: ['iife'],
  platform: 'browser',
  globalName: 'LootboxGateway',
  target: 'es2022',
  noExternal: [/.*/],
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  esbuildOptions: (options) => {
    options.conditions = ['@lootboxes/source']
  },
})

export default [packages, script].flat()
