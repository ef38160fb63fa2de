import { chromiumPath, quietFlags } from '@lootboxes/tooling/chromium'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const executablePath = chromiumPath({ install: true })

const folders = ['foundations', 'parts', 'charts', 'tickets', 'wallet', 'sections', 'marketplace', 'create', 'pages']
const rankOf = ({ moduleId }: TestSpecification) => folders.indexOf(moduleId.split('/').at(-2) ?? '')

/** Runs parts before pages: axe does not check a part again in a page. */
class PartsFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(
      files.toSorted((one, other) => rankOf(one) - rankOf(other) || one.moduleId.localeCompare(other.moduleId)),
    )
  }
}

/** Runs every story as a test in a real browser: it renders, plays, and passes axe. */
export default defineConfig({
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/browser.json' },
    fileParallelism: false,
    // One document for all files, which loads Storybook, the kit and its styles once.
    isolate: false,
    sequence: { sequencer: PartsFirst },
    api: { port: 4151 },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: { args: [...quietFlags, '--disable-gpu'], ...(executablePath ? { executablePath } : {}) },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
