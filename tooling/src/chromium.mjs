import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const systemPaths = [
  // Headless shell first: Playwright's default, and a tenth faster.
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

/** Flags that stop Chromium's own network requests. */
export const quietFlags = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Returns the path of a Chromium for tests: `CHROMIUM_PATH`, or an installed one. With `install`, as root on Debian, it
 * installs `chromium-headless-shell`. Otherwise it returns undefined, and Playwright uses its own browser.
 */
export function chromiumPath({ install = false } = {}) {
  const configured = process.env.CHROMIUM_PATH
  if (configured) {
    if (!existsSync(configured))
      throw new Error(
        `CHROMIUM_PATH=${configured} does not exist. Point it at a Chromium or Chrome binary, or unset it.`,
      )
    return configured
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
