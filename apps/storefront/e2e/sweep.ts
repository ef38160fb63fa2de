import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { keepQuiet, unfilled } from './quiet'
import type { Route } from './site-routes'
import { expect, type World } from './world'

/** Elements that are wider than the window. */
const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const over = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return [`${scrollWidth - clientWidth} px`, ...over.slice(-4).map((element) => element.outerHTML.slice(0, 200))]
  })

/** Runs axe on the elements that match `within` and expects no violation. */
export async function checkAccessibility(page: Page, what: string, within = 'html') {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async (selector) => {
    // axe reads painted colours, so animations must have finished. Endless ones are skipped.
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
    const { axe: tool } = window as unknown as { axe: typeof axe }
    // A frame of another origin has no axe, and the message that asks it is an error in the console.
    const { violations: found } = await tool.run(selector, { resultTypes: ['violations'], iframes: false })
    return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`)
  }, within)
  expect(violations, what).toEqual([])
}

/**
 * Opens each route once as a desktop with the light theme and once as a phone with the dark one. Expects that axe finds
 * nothing, that nothing is wider than its window, that only the site and its ledger receive requests, and that the console is
 * empty, also after hydration. Header and footer are checked at their first occurrence.
 */
export async function sweep(page: Page, world: World, routes: readonly Pick<Route, 'path' | 'status'>[]) {
  const quiet = keepQuiet(page, [world.siteUrl, world.devnetUrl])
  const frames = new Set<string>()
  for (const { path, status = 200 } of routes) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.emulateMedia({ colorScheme: 'light' })
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(status)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
    const frame = (await page.getByRole('banner').allInnerTexts()).join()
    const within = frames.has(frame) ? 'main' : 'html'
    frames.add(frame)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await checkAccessibility(page, `${path}, 1280 px, day`, within)

    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await checkAccessibility(page, `${path}, 360 px, night`, within)
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 })
      await expect.poll(() => sideways(page), { message: `${path} at ${width} px` }).toEqual([])
    }
    expect(await unfilled(page), path).toEqual([])
    expect(quiet.complaints(), path).toEqual([])
    expect(quiet.strangers(), path).toEqual([])
  }
}

/** Splits a list into parts of at most `size`, so that all workers get some. */
export const inParts = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) => all.slice(part * size, (part + 1) * size))
