import type { Page } from 'playwright'
import { openRevealSite } from './reveal-site'

/**
 * Measures the time between frames while a ticket is torn and its card appears, on a phone's window with the processor slowed
 * down four times, and compares it with a page that runs only a timer. Composited animation is not slowed down, so this counts
 * the frames that the main thread misses. `RUNS` (3). Prints figures and asserts nothing.
 */
const runs = Number(process.env.RUNS ?? 3)
const throttle = 4
const { url, browser, close } = await openRevealSite()

/** The intervals between frames for `ms` ms, measured by the page. */
const framesFor = (page: Page, ms: number) => page.evaluate<number[]>(`framesFor(${ms})`)

const sorted = (all: readonly number[]) => all.toSorted((a, b) => a - b)
const at = (all: readonly number[], part: number) => sorted(all)[Math.floor(part * (all.length - 1))] ?? 0

async function measure(label: string, query: string, act: (page: Page) => Promise<unknown>, ms = 3_200) {
  const all: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.goto(`${url}?${query}`)
    await page.getByRole('region').waitFor()
    await page.waitForTimeout(600)
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: throttle })
    const frames = framesFor(page, ms)
    await act(page)
    all.push(...(await frames))
    await page.close()
  }
  const late = all.filter((gap) => gap > 25).length
  const figure = (ms: number) => ms.toFixed(1).padStart(6)
  console.log(
    `${label.padEnd(34)} median ${figure(at(all, 0.5))} ms, 95 % ${figure(at(all, 0.95))} ms, longest ${figure(at(all, 1))} ms, ${((late / all.length) * 100).toFixed(1).padStart(5)} % of ${all.length} frames late`,
  )
}

const tear = (page: Page) => page.getByRole('button', { name: /^Tear/ }).press('Enter')
async function drag(page: Page) {
  const paper = await page.locator('[data-slot=reveal-paper]').boundingBox()
  if (paper === null) throw new Error('There is no ticket.')
  const y = paper.y + paper.height * 0.66
  await page.mouse.move(paper.x + 10, y)
  await page.mouse.down()
  for (let step = 1; step <= 30; step += 1) await page.mouse.move(paper.x + 10 + (paper.width * 0.9 * step) / 30, y)
  await page.mouse.up()
}

console.log(`Frames of the reveal, processor ${throttle} times slower, ${runs} runs each`)
await measure('nothing moves', 'edge=plain', () => Promise.resolve())
for (const edge of ['plain', 'hatched', 'double', 'foil']) await measure(`torn by a key, ${edge}`, `edge=${edge}`, tear)
await measure('dragged along the perforation, foil', 'edge=foil', drag)
await measure('ten tickets', 'count=10', async (page) => {
  await tear(page)
  await page.getByRole('button', { name: 'Turn the card' }).press('Enter')
})
await measure('250 tickets, all revealed', 'count=250', async (page) => {
  await tear(page)
  await page.getByRole('button', { name: 'Reveal the rest' }).click()
})
await close()
