import { snow } from '../site.config'
import { keepQuiet } from './quiet'
import { expect, test } from './world'

/** As the slot loads it. */
const load = ({ src, integrity }: typeof snow) => {
  const script = Object.assign(document.createElement('script'), { src, integrity, crossOrigin: 'anonymous' })
  document.body.append(script)
  return new Promise((done) => {
    script.onload = () => done('loaded')
    script.onerror = () => done('refused')
  })
}

test('nothing seasonal is loaded by default; the example falls by its hash alone, under the policy (spec L20)', async ({
  page,
  world,
}) => {
  const quiet = keepQuiet(page, [world.siteUrl, world.devnetUrl])
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(asked.filter((url) => url.includes('seasonal'))).toEqual([])
  const flurry = page.locator('[data-seasonal]')
  await expect(flurry).toHaveCount(0)

  const { sum: before } = await quiet.shift()
  expect(await page.evaluate(load, snow)).toBe('loaded')
  await expect(flurry.locator('svg')).toHaveCount(28)
  expect((await quiet.shift()).sum).toBe(before)
  await page.locator(`script[src="${snow.src}"]`).dispatchEvent('end')
  await expect(flurry).toHaveCount(0)
  // Left alone it ends by itself.
  expect(await page.evaluate(load, { ...snow, src: `${snow.src}?again` })).toBe('loaded')
  await expect(flurry).toHaveCount(1)
  await expect(flurry).toHaveCount(0)
  expect(quiet.complaints()).toEqual([])

  expect(await page.evaluate(load, { ...snow, integrity: `sha384-${'A'.repeat(64)}` })).toBe('refused')
  await expect(flurry).toHaveCount(0)
})
