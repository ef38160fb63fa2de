/**
 * Photographs the reveal, twelve frames a strip, for docs/reveal.webp and the story "Filmstrip":
 *   npx storybook dev -p 6006 --no-open & node scripts/film-reveal.mjs [http://localhost:6006] [one strip's name]
 *
 * Animations are stopped and put to a time, so that the same frame is taken on any machine.
 */
import { join } from 'node:path'
import { chromiumPath } from '@lootboxes/tooling/chromium'
import { chromium } from 'playwright'
import sharp from 'sharp'

const storybook = process.argv[2] ?? 'http://localhost:6006'
const only = process.argv[3]
const docs = join(import.meta.dirname, '../docs')
const executablePath = chromiumPath({ install: true })
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) })

const phone = { width: 390, height: 780 }
const desktop = { width: 1280, height: 800 }
const strips = [
  { name: 'Plain edge', story: 'the-whole-way-plain', theme: 'light', viewport: phone },
  { name: 'Hatched edge', story: 'the-whole-way-hatched', theme: 'dark', viewport: phone },
  { name: 'Double edge', story: 'the-whole-way-double', theme: 'light', viewport: phone },
  { name: 'Foil', story: 'the-whole-way', theme: 'dark', viewport: phone },
  { name: 'Foil, by day on a desktop', story: 'the-whole-way', theme: 'light', viewport: desktop },
  { name: 'Hatched edge, by night on a desktop', story: 'the-whole-way-hatched', theme: 'dark', viewport: desktop },
  { name: 'Five tickets', story: 'five-at-your-own-pace', theme: 'light', viewport: phone, several: 5 },
  { name: 'Reduced motion', story: 'the-whole-way', theme: 'light', viewport: phone, reducedMotion: 'reduce' },
]

async function film({ story, theme, viewport, several = 1, reducedMotion = 'no-preference' }) {
  const page = await browser.newPage({ viewport, reducedMotion })
  await page.goto(`${storybook}/iframe.html?id=tickets-revealstage--${story}&viewMode=story&globals=theme:${theme}`)
  await page.locator('[data-slot=reveal-stage]').waitFor()
  await page.waitForTimeout(700)
  const frames = []
  const snap = async () => frames.push(await page.screenshot())
  /** Stops everything that moves `ms` after it began. */
  const at = (ms) =>
    page.evaluate((time) => {
      for (const animation of document.getAnimations()) {
        animation.pause()
        animation.currentTime = time
      }
    }, ms)
  const snapAt = async (ms) => {
    await at(ms)
    await snap()
  }
  const press = (name) => page.getByRole('button', { name }).click()

  // What its edge does starts when it is up; what came before stays where it ended.
  const effects = (ms) =>
    page.evaluate((time) => {
      for (const animation of document.getAnimations()) {
        const before = ['reveal-emerge', 'reveal-turn', 'reveal-glow'].includes(animation.animationName)
        animation.pause()
        animation.currentTime = before ? 1380 : time
      }
    }, ms)

  await snap()
  if (reducedMotion === 'reduce') {
    await press('Reveal')
    for (const ms of [0, 60, 120, 120, 120]) await snapAt(ms)
    await press('The ledger draws')
    for (const ms of [0, 30, 60, 90, 120, 120]) await snapAt(ms)
    await page.close()
    return frames
  }
  const paper = await page.locator('[data-slot=reveal-tickets]').boundingBox()
  const y = paper.y + paper.height * 0.7
  await page.mouse.move(paper.x + 8, y)
  await page.mouse.down()
  for (const part of several > 1 ? [0.4] : [0.25, 0.45, 0.62]) {
    await page.mouse.move(paper.x + 8 + paper.width * part, y, { steps: 3 })
    await page.waitForTimeout(60)
    await snap()
  }
  await page.mouse.move(paper.x + paper.width, y, { steps: 3 })
  await page.mouse.up()
  await page.waitForTimeout(40)
  await snapAt(340)
  if (several === 1) {
    await at(720)
    await snap()
  }
  await press('The ledger draws')
  const isUp = () => page.locator('[data-slot=reveal-card][data-up=true]').waitFor()
  if (several > 1) {
    for (let place = 1; place <= several; place += 1) {
      if (place === 1 || place === several) {
        await page.waitForTimeout(30)
        await snapAt(650)
      }
      await at(1380)
      await isUp()
      await (place === several ? effects(330) : at(1380))
      await snap()
      await page.getByRole('button', { name: place === several ? `See all ${several}` : /^Next card/ }).click()
    }
    await page.waitForTimeout(30)
    await snapAt(120)
    await snapAt(900)
    await page.close()
    return frames.slice(0, 12)
  }
  await page.waitForTimeout(30)
  for (const ms of [260, 700, 1060]) await snapAt(ms)
  await at(1380)
  await isUp()
  for (const ms of [130, 420]) {
    await effects(ms)
    await snap()
  }
  await effects(4000)
  await snap()
  await page.close()
  return frames
}

const small = { phone: { width: 150, height: 300 }, desktop: { width: 240, height: 150 } }
const rows = []
for (const strip of strips.filter(({ name }) => only === undefined || name === only)) {
  const size = strip.viewport === phone ? small.phone : small.desktop
  const frames = await film(strip)
  rows.push({
    ...strip,
    size,
    frames: await Promise.all(frames.map((frame) => sharp(frame).resize(size).png().toBuffer())),
    first: frames,
  })
}
await browser.close()
if (only !== undefined) {
  for (const [place, frame] of (rows[0]?.first ?? []).entries())
    await sharp(frame).toFile(join(process.env.OUT ?? '/tmp', `frame-${String(place + 1).padStart(2, '0')}.png`))
} else {
  const gap = 6
  const across = 12
  const width =
    Math.max(...rows.map(({ size, frames }) => (size.width === 240 ? 6 : across) * (size.width + gap))) + gap
  let top = gap
  const layers = []
  for (const { name, size, frames } of rows) {
    const label = `<svg xmlns="http://www.w3.org/2000/svg" width="${width - gap}" height="22"><text x="2" y="16" font-family="sans-serif" font-size="14" fill="#222">${name}</text></svg>`
    layers.push({ input: Buffer.from(label), left: gap, top })
    top += 24
    const inRow = size.width === 240 ? Math.floor(width / (size.width + gap)) : across
    frames.forEach((input, place) => {
      const row = Math.floor(place / inRow)
      layers.push({ input, left: gap + (place % inRow) * (size.width + gap), top: top + row * (size.height + gap) })
    })
    top += Math.ceil(frames.length / inRow) * (size.height + gap) + gap
  }
  await sharp({ create: { width, height: top, channels: 3, background: '#e9e4d6' } })
    .composite(layers)
    .webp({ quality: 62, effort: 6 })
    .toFile(join(docs, 'reveal.webp'))
}
