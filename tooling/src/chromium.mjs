import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const systemPaths = [
  // The browser without a window: what Playwright takes by itself, and a tenth quicker.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

/** Flags that keep Chromium quiet on a machine without internet. */
export const quietFlags = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Path of a Chromium to test with: `CHROMIUM_PATH`, then an installed one, then Playwright's own (undefined lets
 * Playwright choose), and as root on Debian an `apt-get install chromium-headless-shell`.
 */
export function chromiumPath({ install = false } = {}) {
  const asked = process.env.CHROMIUM_PATH
  if (asked) {
    if (!existsSync(asked))
      throw new Error(`CHROMIUM_PATH=${asked} does not exist. Point it at a Chromium or Chrome binary, or unset it.`)
    return asked
  }
  const found = systemPaths.find((path) => existsSync(path))
  if (found || !install) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    execFileSync('apt-get', ['update', '-qq'], quiet)
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'], quiet)
    return chromiumPath()
  }
  return undefined
}
