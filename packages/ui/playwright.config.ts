import { chromiumPath, quietFlags } from '@lootboxes/tooling/chromium'
import { defineConfig } from '@playwright/test'

const executablePath = chromiumPath({ install: true })
const port = 4153

/** Every story of the built Storybook, by day and by night, against the pictures in visual/baseline. */
export default defineConfig({
  testDir: 'visual',
  outputDir: 'test-results',
  globalTeardown: './visual/shrink.mjs',
  snapshotPathTemplate: 'visual/baseline/{arg}{ext}',
  // A changed baseline is a decision: `npm run test:visual -- -u`, then look at the diff in git.
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  reporter: [
    ['line'],
    ['json', { outputFile: 'reports/visual.json' }],
    ['html', { open: 'never', outputFolder: 'reports/visual' }],
  ],
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'device',
      threshold: 0.25,
      maxDiffPixelRatio: 0.01,
    },
  },
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
  projects: [
    { name: 'parts', grep: /(Foundations|Parts)\// },
    // Whole screens at half size: enough to see what moved, small enough to keep.
    { name: 'screens', grep: /(Tickets|Wallet|Marketplace|Sections|Pages)\//, use: { deviceScaleFactor: 0.5 } },
  ],
  webServer: {
    command: `vite preview --outDir storybook-static --port ${port} --strictPort`,
    port,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
})
