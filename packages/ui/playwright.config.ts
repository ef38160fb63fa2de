import { chromiumPath, quietFlags } from '@lootboxes/tooling/chromium'
import { defineConfig } from '@playwright/test'

const executablePath = chromiumPath({ install: true })
const port = 4153

/** Every story of the built Storybook in both themes: one sheet for each component and theme in visual/baseline. */
export default defineConfig({
  testDir: 'visual',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  // Update baselines deliberately: `npm run test:visual -- -u`, then check the diff in git.
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  reporter: [
    ['line'],
    ['json', { outputFile: 'reports/visual.json' }],
    ['html', { open: 'never', outputFolder: 'reports/visual' }],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'UTC',
    launchOptions: {
      args: [...quietFlags, '--font-render-hinting=none'],
      ...(executablePath ? { executablePath } : {}),
    },
  },
  webServer: {
    command: `vite preview --outDir storybook-static --port ${port} --strictPort`,
    port,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
})
