import { chromiumPath, quietFlags } from '@lootboxes/tooling/chromium'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const executablePath = chromiumPath({ install: true })

/** Every story as a test in a real browser: renders, plays, and passes axe. */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/browser.json' },
    fileParallelism: false,
    api: { port: 4151 },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({ launchOptions: { args: [...quietFlags], ...(executablePath ? { executablePath } : {}) } }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
