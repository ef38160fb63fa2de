import { fileURLToPath } from 'node:url'
import type { Browser, Page } from '@playwright/test'

const folder = fileURLToPath(new URL('../reports/screens/', import.meta.url))
const heights = { 360: 780, 768: 1024, 1280: 900 } as const

export type Look = { theme: 'light' | 'dark'; width: keyof typeof heights }
type TakePicture = (name: string, fullPage?: boolean) => Promise<void>

/** Waits until every picture has loaded and every entrance animation has ended. */
export async function calm(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
  await page.waitForTimeout(350)
}

/** Opens a page with this theme and width, and a camera that writes `reports/screens/<name>-<theme>-<width>.jpg`. */
export async function openStudio(browser: Browser, baseURL: string, { theme, width }: Look) {
  const context = await browser.newContext({
    baseURL,
    colorScheme: theme,
    viewport: { width, height: heights[width] },
  })
  const page = await context.newPage()
  const shoot: TakePicture = async (name, fullPage = false) => {
    await calm(page)
    await page.screenshot({ path: `${folder}${name}-${theme}-${width}.jpg`, type: 'jpeg', quality: 72, fullPage })
  }
  return { page, shoot }
}
