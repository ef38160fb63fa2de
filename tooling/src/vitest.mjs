import { join } from 'node:path'
import { defineConfig, mergeConfig } from 'vitest/config'

/**
 * Omits `import` and `default`, which every resolver adds: listed here, Node would also apply them to `require`. Omits
 * `module`, because some of these builds run only in bundlers.
 */
const conditions = ['@lootboxes/source', 'node']

/** Vitest preset: resolves workspace packages to their sources and writes results as JSON for scripts/check.mjs. */
export const unit = (own = {}) =>
  mergeConfig(
    defineConfig({
      resolve: {
        conditions: ['@lootboxes/source', 'module', 'browser', 'development|production', 'import', 'default'],
      },
      ssr: { resolve: { conditions, externalConditions: conditions } },
      test: {
        include: ['src/**/*.test.{ts,tsx}'],
        reporters: ['default', 'json'],
        outputFile: { json: 'reports/unit.json' },
        setupFiles: [join(import.meta.dirname, 'measure-test.mjs')],
        // These limits only stop hanging tests: a busy machine may be ten times slower than an idle one.
        testTimeout: 60_000,
        hookTimeout: 60_000,
        typecheck: { enabled: false },
        // Files of a worker share modules, which halves the time. A file that changes a module must restore it.
        isolate: false,
      },
    }),
    own,
  )
