import { readFileSync, writeFileSync } from 'node:fs'
import { library } from '@lootboxes/tooling/tsup'
import { defineConfig } from 'tsup'

/** Bundling drops directives; without this one Next would run the hooks on the server. */
const markClient = async () => {
  for (const file of ['dist/react/index.js', 'dist/react/index.cjs'])
    writeFileSync(file, `'use client';\n${readFileSync(file, 'utf8')}`)
}

const packages = library(
  [
    'src/index.ts',
    'src/toolkit/index.ts',
    'src/protocol/index.ts',
    'src/react/index.ts',
    'src/testing/index.ts',
    'src/rola/index.ts',
    'src/mobile/index.ts',
  ],
  // esbuild bundles the test wallet only where this package runs from its sources.
  { external: ['esbuild'], shims: true, onSuccess: markClient },
)

/** The test wallet as one script for `testWalletInitScript`, everything included. */
const testWalletScript = defineConfig({
  entry: { 'testing/test-wallet': 'src/testing/global.ts' },
  format: ['iife'],
  target: 'es2022',
  noExternal: [/.*/],
  minify: true,
  esbuildOptions: (options) => {
    options.conditions = ['@lootboxes/source']
  },
})

export default [packages, testWalletScript].flat()
