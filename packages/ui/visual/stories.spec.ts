import { existsSync, readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'

type Story = { id: string; title: string; name: string; type: 'story' | 'docs' }

const indexFile = new URL('../storybook-static/index.json', import.meta.url)
if (!existsSync(indexFile)) throw new Error('There is no built Storybook. Run `npm run build:storybook` first.')
const index: { entries: Record<string, Story> } = JSON.parse(readFileSync(indexFile, 'utf8'))

const stories = Object.values(index.entries).filter(({ type }) => type === 'story')
const titles = [...new Set(stories.map(({ title }) => title))]

/** Goes to a story within the open frame, as Storybook's sidebar does. */
const goTo = (page: Page, storyId: string) =>
  page.evaluate(
    (id) =>
      Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__').emit('setCurrentStory', { storyId: id, viewMode: 'story' }),
    storyId,
  )

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

const overlays = '[data-slot=dialog-overlay], [data-slot=menu], [data-slot=toast], [data-slot=tooltip]'

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
    await page.goto(`/iframe.html?id=${own[0]?.id}&viewMode=story&globals=theme:light`)
    for (const [turn, { id }] of own.entries()) {
      if (turn > 0) await goTo(page, id)
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
