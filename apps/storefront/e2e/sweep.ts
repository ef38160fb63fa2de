import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { keepQuiet, unfilled } from './quiet'
import { expect, type World } from './world'

export type Route = {
  path: string
  /** Without the suffix; undefined where it is not the point. */
  title?: string
  status?: number
  /** No header and no footer. */
  bare?: boolean
}

/** What makes a page wider than its window, where something does. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const over = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return [`${scrollWidth - clientWidth} px`, ...over.slice(-4).map((element) => element.outerHTML.slice(0, 200))]
  })

/** Zero violations in the page, or in what is open over it. */
export async function checkAccessibility(page: Page, what: string, within = 'html') {
  // The picture of a moment, not of a cross-fade; below the fold one would never end.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
  })
  // Pages here have no frames: without the other mode no second page is opened for each look.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.include(within).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`),
    what,
  ).toEqual([])
}

/**
 * Every route is looked at as a desktop by day and a phone by night: it answers, says what it is, has its landmarks, passes axe,
 * is as wide as its window, and nobody else is asked and nothing is complained of.
 */
export async function sweep(page: Page, world: World, routes: readonly Route[]) {
  const quiet = keepQuiet(page, [world.siteUrl, world.devnetUrl])
  for (const { path, title, status = 200, bare = false } of routes) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.emulateMedia({ colorScheme: 'light' })
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(status)
    if (title !== undefined) await expect(page).toHaveTitle(title.includes('|') ? title : `${title} || Lootboxes`)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    await expect(page.getByRole('banner'), path).toHaveCount(bare ? 0 : 1)
    await expect(page.getByRole('main'), path).toHaveCount(1)
    await expect(page.getByRole('contentinfo'), path).toHaveCount(bare ? 0 : 1)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await checkAccessibility(page, `${path}, 1280 px, day`)
    expect(await unfilled(page), path).toEqual([])

    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await checkAccessibility(page, `${path}, 360 px, night`)
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 })
      await expect.poll(() => sideways(page), { message: `${path} at ${width} px` }).toEqual([])
    }
    expect(quiet.complaints(), path).toEqual([])
    expect(quiet.strangers(), path).toEqual([])
  }
}

/** In parts, so that both workers have some. */
export const inParts = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) => all.slice(part * size, (part + 1) * size))
