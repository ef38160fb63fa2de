import { existsSync, readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'

type Story = { id: string; title: string; name: string; type: 'story' | 'docs' }

const indexFile = new URL('../storybook-static/index.json', import.meta.url)
if (!existsSync(indexFile)) throw new Error('There is no built Storybook. Run `npm run build:storybook` first.')
const index: { entries: Record<string, Story> } = JSON.parse(readFileSync(indexFile, 'utf8'))

const stories = Object.values(index.entries).filter(({ type }) => type === 'story')
const titles = [...new Set(stories.map(({ title }) => title))]

const sizes: Record<string, { width: number; height: number }> = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 800 },
  wide: { width: 1920, height: 1080 },
}

/** Goes to a story within the open frame, as Storybook's sidebar does, on the screen the story asks for. */
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

/** Waits until a story has rendered and played; says how that went. */
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

/** The part of the page that has ink on it; the whole screen where something lies over the page. */
async function clipOf(page: Page) {
  const { width = 1280, height = 800 } = page.viewportSize() ?? {}
  const bottom = await page.evaluate((selector) => {
    if (document.querySelector(selector)) return undefined
    return document.querySelector('#storybook-root')?.getBoundingClientRect().bottom ?? 0
  }, overlays)
  if (bottom === undefined) return { x: 0, y: 0, width, height }
  return { x: 0, y: 0, width, height: Math.max(32, Math.ceil((bottom + 16) / 2) * 2) }
}

for (const title of titles) {
  test(title, async ({ page }) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.location().url.endsWith('favicon.ico')) complaints.push(message.text())
    })
    const own = stories.filter((story) => story.title === title)
    await page.goto('/iframe.html?id=parts-badge--plain&viewMode=story&globals=theme:light')
    await finished(page, 'parts-badge--plain')
    for (const { id } of own) {
      if (id !== 'parts-badge--plain') await goTo(page, id)
      expect.soft(await finished(page, id), id).toBe('finished')
      await page.evaluate(() => document.fonts.ready)
      for (const [time, theme] of [
        ['day', 'light'],
        ['night', 'dark'],
      ] as const) {
        await page.evaluate((chosen) => {
          document.documentElement.dataset.theme = chosen
          document.documentElement.className = chosen
        }, theme)
        await expect.soft(page).toHaveScreenshot(`${id}.${time}.png`, { clip: await clipOf(page), fullPage: true })
      }
      await page.evaluate(() => {
        document.documentElement.dataset.theme = 'light'
        document.documentElement.className = 'light'
      })
    }
    expect(complaints, 'the console stays clean').toEqual([])
  })
}
