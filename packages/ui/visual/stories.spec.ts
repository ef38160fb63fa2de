import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { compareSheets, readSheet, type Tile, tileOf, writeSheet } from './sheet'

type Story = { id: string; title: string; name: string; type: 'story' | 'docs' }

const indexFile = new URL('../storybook-static/index.json', import.meta.url)
if (!existsSync(indexFile)) throw new Error('There is no built Storybook. Run `npm run build:storybook` first.')
const index: { entries: Record<string, Story> } = JSON.parse(readFileSync(indexFile, 'utf8'))

/** This story has a varying height, because cards outside the viewport are not laid out. Another story shows ten of the cards. */
const unsteady = new Set(['tickets-revealstage--two-hundred-and-fifty'])
const stories = Object.values(index.entries).filter(({ id, type }) => type === 'story' && !unsteady.has(id))
const titles = [...new Set(stories.map(({ title }) => title))]
const baseline = new URL('./baseline/', import.meta.url)
const reports = new URL('../reports/visual-sheets/', import.meta.url)
const themes = ['light', 'dark'] as const

const sizes: Record<string, { width: number; height: number }> = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
  wide: { width: 1920, height: 1080 },
}
/** The scale of a story: small components almost at full size, whole pages at a quarter. */
const scaleOf = (title: string) => (/^(Foundations|Parts)\//.test(title) ? 0.75 : /^Pages\//.test(title) ? 0.25 : 0.4)

/** The file name of a sheet: `parts-button-light.webp` for `Parts/Button`. */
const sheetName = (title: string, theme: string) => `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${theme}.webp`

/** Opens a story in the current frame, as Storybook's sidebar does, with the viewport of the story. */
async function goTo(page: Page, id: string): Promise<void> {
  const viewport = await page.evaluate(async (storyId) => {
    const story = await Reflect.get(window, '__STORYBOOK_PREVIEW__').loadStory({ storyId })
    return String(story.storyGlobals?.viewport?.value)
  }, id)
  await page.setViewportSize(sizes[viewport] ?? { width: 1280, height: 800 })
  await page.evaluate(
    (storyId) =>
      Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__').emit('setCurrentStory', { storyId, viewMode: 'story' }),
    id,
  )
}

/** Waits until a story has rendered and its play function has run; returns the result. */
async function finished(page: Page, storyId: string): Promise<string> {
  const phase = await page.waitForFunction((id) => {
    const render = Reflect.get(window, '__STORYBOOK_PREVIEW__')?.currentRender
    return render?.id === id && ['finished', 'errored', 'aborted'].includes(render.phase)
      ? String(render.phase)
      : undefined
  }, storyId)
  return (await phase.jsonValue()) ?? ''
}

const overlays = 'dialog[open], [data-slot=dialog-overlay], [data-slot=menu], [data-slot=toast], [data-slot=tooltip]'

/** The part of the page with content; the whole viewport if an overlay is open. */
async function clipOf(page: Page) {
  const { width = 1280, height = 800 } = page.viewportSize() ?? {}
  const bottom = await page.evaluate((selector) => {
    if (document.querySelector(selector)) return undefined
    return document.querySelector('#storybook-root')?.getBoundingClientRect().bottom ?? 0
  }, overlays)
  if (bottom === undefined) return { x: 0, y: 0, width, height }
  return { x: 0, y: 0, width, height: Math.max(32, Math.ceil((bottom + 16) / 2) * 2) }
}

/** Loads all images, also those below the viewport: a screenshot of the full page would start to load them. */
const loadImages = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager'
        // A story shows a broken image on purpose.
        return image.decode().catch(() => undefined)
      }),
    ),
  )

/**
 * A stable screenshot of the story: one that equals an earlier one. Chromium draws the rounded corners of a disabled control
 * in two ways in turn.
 */
async function pictureOf(page: Page): Promise<Buffer> {
  await loadImages(page)
  const earlier: Buffer[] = []
  for (let tries = 0; tries < 10; tries += 1) {
    const picture = await page.screenshot({
      clip: await clipOf(page),
      fullPage: true,
      animations: 'disabled',
      caret: 'hide',
    })
    if (earlier.some((one) => one.equals(picture))) return picture
    earlier.push(picture)
  }
  throw new Error('The story does not stop moving.')
}

/** Compares a component's sheet with the baseline, or replaces the baseline (`-u`). */
async function hold(title: string, theme: string, tiles: readonly Tile[], keep: boolean): Promise<string[]> {
  const name = sheetName(title, theme)
  const kept = new URL(name, baseline)
  const sheet = await writeSheet(tiles)
  if (existsSync(kept)) {
    const differences = compareSheets(await readSheet(readFileSync(kept)), await readSheet(sheet))
    // An unchanged sheet is not written again, so that git shows only real changes.
    if (differences.length === 0) return []
    if (!keep) {
      mkdirSync(reports, { recursive: true })
      writeFileSync(new URL(`actual-${name}`, reports), sheet)
      return differences.map((difference) => `${difference} (${theme}); see reports/visual-sheets/actual-${name}`)
    }
  } else if (!keep) return [`${title} (${theme}) has no baseline: look at it, then run \`npm run test:visual -- -u\``]
  mkdirSync(baseline, { recursive: true })
  writeFileSync(kept, sheet)
  return []
}

for (const title of titles) {
  test(title, async ({ page }, { config }) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.location().url.endsWith('favicon.ico')) complaints.push(message.text())
    })
    const tiles: Record<(typeof themes)[number], Tile[]> = { light: [], dark: [] }
    await page.goto('/iframe.html?id=parts-badge--plain&viewMode=story&globals=theme:light')
    await finished(page, 'parts-badge--plain')
    for (const { id } of stories.filter((story) => story.title === title)) {
      if (id !== 'parts-badge--plain') await goTo(page, id)
      expect.soft(await finished(page, id), id).toBe('finished')
      await page.evaluate(() => document.fonts.ready)
      for (const theme of [...themes, 'light'] as const) {
        await page.evaluate((chosen) => {
          document.documentElement.dataset.theme = chosen
          document.documentElement.className = chosen
        }, theme)
        if (tiles[theme].at(-1)?.id !== id) tiles[theme].push(await tileOf(id, await pictureOf(page), scaleOf(title)))
      }
    }
    const keep = config.updateSnapshots !== 'none'
    for (const theme of themes) expect.soft(await hold(title, theme, tiles[theme], keep)).toEqual([])
    expect(complaints, 'the console stays clean').toEqual([])
  })
}

test('every sheet has a component', () => {
  const { config } = test.info()
  const wanted = new Set(titles.flatMap((title) => themes.map((theme) => sheetName(title, theme))))
  const left = (existsSync(baseline) ? readdirSync(baseline) : []).filter((name) => !wanted.has(name))
  if (config.updateSnapshots === 'none') expect(left).toEqual([])
  else for (const name of left) rmSync(new URL(name, baseline))
})
