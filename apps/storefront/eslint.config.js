import { typed } from '@lootboxes/tooling/eslint'

export default typed(import.meta.dirname, {
  files: ['src/config/env.ts', 'src/instrumentation.ts', 'playwright.config.ts', 'e2e/**'],
  rules: { 'no-restricted-properties': 'off' },
})
