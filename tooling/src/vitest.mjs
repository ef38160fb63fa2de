import { defineConfig, mergeConfig } from 'vitest/config'

const conditions = ['@lootboxes/source', 'module', 'import', 'default']

/** One vitest preset: sources of siblings instead of their builds, results as JSON for the closing count. */
export const unit = (own = {}) =>
  mergeConfig(
    defineConfig({
      resolve: {
        conditions: ['@lootboxes/source', 'module', 'browser', 'development|production', 'import', 'default'],
      },
      ssr: { resolve: { conditions: [...conditions, 'node'], externalConditions: [...conditions, 'node'] } },
      test: {
        include: ['src/**/*.test.{ts,tsx}'],
        reporters: ['default', 'json'],
        outputFile: { json: 'reports/unit.json' },
        typecheck: { enabled: false },
      },
    }),
    own,
  )
