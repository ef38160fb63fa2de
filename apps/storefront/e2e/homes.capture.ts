import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { pictureSheet } from '@lootboxes/tooling/picture-sheet'
import type { Browser } from '@playwright/test'
import { homes } from '../src/config/homes'
import { calm } from './take-picture'
import { expect, test } from './world'

/**
 * Writes the sheet of the homes, by day and by night, to docs/screens. It is made for the demo world: start the site with
 * `npm start`, then run with `SITE` and `SITE_DEVNET`.
 */
const file = fileURLToPath(new URL('../../../docs/screens/homes.webp', import.meta.url))
const paths = ['/', ...homes.map(({ id }) => `/home/${id}`)]
const window = { width: 1280, height: 960 }
const grounds = {
  light: { title: 'Day', ground: '#ece7d8', ink: '#11192a' },
  dark: { title: 'Night', ground: '#02050c', ink: '#f7f4ea' },
}

async function homesBy(browser: Browser, baseURL: string, colorScheme: 'light' | 'dark') {
  const context = await browser.newContext({ baseURL, colorScheme, viewport: window, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const cells = []
  for (const path of paths) {
    await page.goto(path)
    // A page without some of the catalog's answers refreshes itself until it has them.
    await expect(page.getByText(/catalog does not answer|Counting/)).toHaveCount(0)
    await calm(page)
    const picture = await page.screenshot({ type: 'jpeg', quality: 88 })
    cells.push({ picture: picture.toString('base64'), label: path })
  }
  await context.close()
  return { cells, ...grounds[colorScheme] }
}

test('all homes', async ({ browser, world }) => {
  test.setTimeout(600_000)
  const bands = [await homesBy(browser, world.siteUrl, 'light'), await homesBy(browser, world.siteUrl, 'dark')]
  await writeFile(file, await pictureSheet(browser, { bands, width: 300, height: 225, columns: 5 }))
})
