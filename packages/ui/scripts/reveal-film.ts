import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureSheet } from '@lootboxes/tooling/picture-sheet'
import type { Page } from 'playwright'
import { openRevealSite } from '../bench/reveal-site'

/**
 * Writes the film strips of the reveal, one row for each rarity and one for five tickets, on a phone and a desktop:
 * `docs/screens/reveal-390.webp`, `docs/screens/reveal-1280.webp`, and the phone's again for this package's README.
 * `pnpm --filter @lootboxes/ui film`.
 */
const root = join(import.meta.dirname, '../../..')
const rows = [
  { title: 'Common', query: 'edge=plain' },
  { title: 'Uncommon', query: 'edge=hatched' },
  { title: 'Rare', query: 'edge=double' },
  { title: 'Legendary', query: 'edge=foil' },
  { title: 'Five tickets', query: 'count=5' },
]
const films = [
  { files: ['docs/screens/reveal-390.webp', 'packages/ui/docs/reveal.webp'], window: [390, 844], cell: 200 },
  { files: ['docs/screens/reveal-1280.webp'], window: [1280, 800], cell: 240 },
] as const
/** When the back has risen in the light of its rarity, in ms after the draw, and when the turning card shows its edge. */
const [BACK_MS, EDGE_MS] = [800, 290]

const { url, browser, close } = await openRevealSite()

/**
 * Stops every animation that ends, or the one of this name, at this time. The page's own clock is paused, so a frame passes only
 * for the browser.
 */
async function stopAt(page: Page, ms: number, only?: string) {
  await page.evaluate(
    ({ time, name }) => {
      for (const animation of document.getAnimations()) {
        if (name !== undefined && !(animation instanceof CSSAnimation && animation.animationName === name)) continue
        animation.pause()
        if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.currentTime = time
      }
    },
    { time: ms, name: only },
  )
  await page.waitForTimeout(150)
}
const goOn = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.play()
  })

async function filmRow(query: string, width: number, height: number) {
  const cells: { picture: string }[] = []
  const open = async (more = '') => {
    const page = await browser.newPage({ viewport: { width, height } })
    await page.goto(`${url}?${query}${more}`)
    await page.getByRole('region').waitFor()
    await page.evaluate(() => document.fonts.ready)
    return page
  }
  const shoot = async (page: Page) => {
    cells.push({ picture: (await page.screenshot({ type: 'jpeg', quality: 92 })).toString('base64') })
  }
  const tear = (page: Page) => page.getByRole('button', { name: /^Tear/ }).press('Enter')

  const torn = await open()
  await torn.waitForTimeout(1_000)
  await shoot(torn)
  const paper = await torn.locator('[data-slot=reveal-paper]').boundingBox()
  if (paper === null) throw new Error('There is no ticket.')
  const y = paper.y + paper.height * 0.66
  await torn.mouse.move(paper.x + 6, y)
  await torn.mouse.down()
  for (let step = 1; step <= 10; step += 1) await torn.mouse.move(paper.x + 6 + paper.width * 0.055 * step, y)
  await torn.waitForTimeout(200)
  await shoot(torn)
  await torn.close()

  const waiting = await open('&undrawn=1')
  await tear(waiting)
  await waiting.waitForTimeout(1_500)
  await shoot(waiting)
  await waiting.close()

  const turning = await open()
  await turning.clock.install()
  await turning.clock.pauseAt(Date.now() + 60_000)
  await tear(turning)
  await turning.locator('[data-slot=reveal-card]').waitFor()
  await stopAt(turning, BACK_MS)
  await shoot(turning)
  await turning.mouse.click(width / 2, height / 2)
  await turning.locator('[data-slot=reveal-card][data-side=turning]').waitFor()
  await stopAt(turning, EDGE_MS, 'reveal-turn')
  await shoot(turning)
  await goOn(turning)
  await turning.clock.runFor(3_000)
  await turning.clock.resume()
  await turning.locator('[data-slot=reveal-card][data-up=true]').waitFor()
  await turning.waitForTimeout(1_500)
  if (query.startsWith('count')) {
    await turning.getByRole('button', { name: 'Reveal the rest' }).click()
    await turning.waitForTimeout(1_500)
  } else {
    const card = await turning.locator('[data-slot=reveal-card]').boundingBox()
    if (card === null) throw new Error('There is no card.')
    await turning.mouse.move(card.x + card.width * 0.12, card.y + card.height * 0.2)
    await turning.waitForTimeout(1_000)
  }
  await shoot(turning)
  await turning.close()
  return cells
}

for (const { files, window, cell } of films) {
  const [width, height] = window
  const bands = []
  for (const { title, query } of rows)
    bands.push({ title, cells: await filmRow(query, width, height), ground: '#0c1222', ink: '#f7f4ea' })
  const sheet = await pictureSheet(browser, {
    bands,
    width: cell,
    height: Math.round((cell * height) / width),
    columns: 6,
  })
  for (const file of files) await writeFile(join(root, file), sheet)
  process.stdout.write(`${files.join(', ')}: ${Math.round(sheet.byteLength / 1000)} kB\n`)
}
await close()
