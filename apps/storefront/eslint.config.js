import { typed } from '@lootboxes/tooling/eslint'

export default typed(import.meta.dirname, {
  files: ['src/env.ts', 'src/instrumentation.ts', 'src/server/serve.ts', 'playwright.config.ts', 'e2e/**'],
  rules: { 'no-restricted-properties': 'off' },
})
