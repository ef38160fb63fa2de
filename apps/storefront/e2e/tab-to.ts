import { expect, type Locator } from '@playwright/test'

/**
 * Presses Tab until a control has the focus. One query finds the control and its focus: the page may replace the control and
 * keep the focus, and of a replaced element a second query would say that it has none.
 */
export async function tabTo(target: Locator, most = 60): Promise<void> {
  const page = target.page()
  const focused = target.and(page.locator(':focus'))
  await expect(target).toBeVisible()
  for (let steps = 0; steps < most; steps++) {
    if ((await focused.count()) > 0) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${most} times Tab did not reach ${target.toString()}`)
}
