import { join } from 'node:path'
import { defineConfig, mergeConfig } from 'vitest/config'

/**
 * Without `import` and `default`, which everyone adds by themselves: said here, Node would take them for `require` too. Without
 * `module`: those builds are for bundlers, and not all of them run in Node.
 */
const conditions = ['@lootboxes/source', 'node']

/** One vitest preset: sources of siblings instead of their builds, results as JSON for the closing count. */
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
        // Limits for a test that hangs; a busy machine may be ten times slower than a quiet one.
        testTimeout: 60_000,
        hookTimeout: 60_000,
        typecheck: { enabled: false },
        // Files of a worker share their modules, which halves the time; a file that changes one puts it back.
        isolate: false,
      },
    }),
    own,
  )
