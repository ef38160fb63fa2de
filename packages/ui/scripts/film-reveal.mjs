/**
 * Photographs the reveal in five moments, for docs/reveal-*.jpg:
 *   npx storybook dev -p 6006 --no-open & node scripts/film-reveal.mjs [http://localhost:6006]
 */
import { join } from 'node:path'
import { chromiumPath } from '@lootboxes/tooling/chromium'
import { chromium } from 'playwright'

const storybook = process.argv[2] ?? 'http://localhost:6006'
const docs = join(import.meta.dirname, '../docs')
const executablePath = chromiumPath({ install: true })
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) })

async function photograph(story, theme, reducedMotion) {
  const page = await browser.newPage({ viewport: { width: 390, height: 760 }, reducedMotion })
  await page.goto(`${storybook}/iframe.html?id=tickets-revealstage--${story}&viewMode=story&globals=theme:${theme}`)
  const stage = page.locator('[data-slot=reveal-stage]')
  await stage.waitFor()
  await page.waitForTimeout(600)
  const frames = []
  const snap = async (label) => {
    const { y, height } = await stage.boundingBox()
    const clip = { x: 8, y: y - 8, width: 374, height: Math.min(620, height + 16) }
    frames.push({ label, picture: (await page.screenshot({ clip })).toString('base64') })
  }
  await snap('Idle')
  const { x, y } = await page.getByRole('button', { name: 'Hold to reveal' }).boundingBox()
  await page.mouse.move(x + 20, y + 20)
  await page.mouse.down()
  await page.waitForTimeout(380)
  await snap('Held: tearing')
  await page.waitForTimeout(700)
  await page.mouse.up()
  await snap('Opened. Waiting for the result')
  await page.waitForTimeout(600)
  await page.getByRole('button', { name: 'The ledger draws' }).click()
  await page.waitForTimeout(30)
  await snap('The card turns up')
  await page.waitForTimeout(1_200)
  await snap('Revealed and announced')
  await page.close()
  return frames
}

async function film(name, story, theme, reducedMotion = 'no-preference') {
  const frames = await photograph(story, theme, reducedMotion)
  const page = await browser.newPage({ viewport: { width: 1580, height: 300 } })
  const figures = frames.map(
    ({ label, picture }, index) =>
      `<figure><img src="data:image/png;base64,${picture}"><figcaption>${index + 1}. ${label}</figcaption></figure>`,
  )
  await page.setContent(
    `<style>body{margin:16px;font:13px sans-serif;display:grid;grid-template-columns:repeat(5,300px);gap:12px;${theme === 'dark' ? 'background:#0b1020;color:#eee' : 'background:#e9e4d6'}}figure{margin:0}img{width:100%}</style>${figures.join('')}`,
  )
  await page.waitForTimeout(200)
  await page.screenshot({ path: join(docs, `${name}.jpg`), type: 'jpeg', quality: 80, fullPage: true })
  await page.close()
}

await film('reveal-one', 'the-whole-way', 'light')
await film('reveal-ten', 'ten-the-whole-way', 'dark')
await film('reveal-reduced-motion', 'the-whole-way', 'light', 'reduce')
await browser.close()
