import { snow } from '../site.config'
import { keepQuiet } from './quiet'
import { expect, test } from './world'

/** Adds a script as the footer does. */
const load = ({ src, integrity }: typeof snow) => {
  const script = Object.assign(document.createElement('script'), { src, integrity, crossOrigin: 'anonymous' })
  document.body.append(script)
  return new Promise((done) => {
    script.onload = () => done('loaded')
    script.onerror = () => done('refused')
  })
}

test('(spec L20) a first load requests nothing twice and one style sheet; the seasonal script runs only in its season and with its integrity hash', async ({
  page,
  world,
}) => {
  const quiet = keepQuiet(page, [world.siteUrl, world.devnetUrl])
  const requests: string[] = []
  // The number of tickets left is polled: a slow load has it more than once.
  page.on('request', (request) => (request.url().includes('/sale/') ? undefined : requests.push(request.url())))
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.setFixedTime('2026-07-01T12:00:00Z')
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(requests.filter((url, place) => requests.indexOf(url) !== place)).toEqual([])
  expect(requests.filter((url) => url.endsWith('.css'))).toHaveLength(1)
  expect(requests.filter((url) => url.includes('seasonal'))).toEqual([])
  expect(quiet.strangers()).toEqual([])
  const flurry = page.locator('[data-seasonal]')
  await expect(flurry).toHaveCount(0)

  await page.clock.setFixedTime('2026-12-24T12:00:00Z')
  await page.reload()
  await expect(flurry.locator('svg')).toHaveCount(28)
  expect((await quiet.shift()).sum).toBeLessThan(0.05)
  await page.locator(`script[src="${snow.src}"]`).dispatchEvent('end')
  await expect(flurry).toHaveCount(0)
  // Without that event the effect still ends.
  expect(await page.evaluate(load, { ...snow, src: `${snow.src}?again` })).toBe('loaded')
  await expect(flurry).toHaveCount(1)
  await expect(flurry).toHaveCount(0)
  expect(quiet.complaints()).toEqual([])

  expect(await page.evaluate(load, { ...snow, integrity: `sha384-${'A'.repeat(64)}` })).toBe('refused')
  await expect(flurry).toHaveCount(0)
})

test('(spec L80) the wallet and the Gateway client are not in the first load; the wallet loads when the browser is idle', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'load' })
  await expect(page.locator('#connect-wallet')).toHaveText('Connect wallet')
  const scripts = await page.evaluate(async () => {
    const { loadEventStart } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming
    const loaded = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ name }) => name.startsWith(location.origin) && name.includes('.js'),
    )
    return Promise.all(
      loaded.map(async ({ name, startTime }) => {
        const code = await (await fetch(name)).text()
        return {
          isFirstLoad: startTime <= loadEventStart,
          hasWallet: code.includes('radix#chromeExtension#send'),
          hasGateway: code.includes('/state/entity/details'),
        }
      }),
    )
  })
  const early = scripts.filter(({ isFirstLoad }) => isFirstLoad)
  expect(early).not.toEqual([])
  expect(early.filter(({ hasWallet, hasGateway }) => hasWallet || hasGateway)).toEqual([])
  expect(scripts.filter(({ hasWallet }) => hasWallet)).not.toEqual([])
})

test('a header whose code is lost keeps no wallet away and stays as served; a press on it loads the code again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  let isLost = true
  await page.route('**/_next/static/**/*.js', async (route) => {
    const response = await route.fetch()
    // An entry of the header's menus.
    const isHeader = (await response.text()).includes('Page 404')
    await (isHeader && isLost ? route.abort() : route.fulfill({ response }))
  })
  await page.goto('/home/home_10')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Rankings', includeHidden: true })).toHaveCount(1)
  const ready = page.locator(':not([aria-busy])')
  await expect(page.getByRole('main').getByRole('button', { name: 'Connect wallet' }).and(ready)).toBeVisible()
  await expect(header.getByRole('link', { name: 'Rankings', includeHidden: true })).toHaveCount(1)

  isLost = false
  await header.getByRole('button', { name: 'Connect wallet' }).click()
  await expect(page.getByLabel('Development wallet').getByRole('button', { name: 'Approve' })).toBeVisible()
  // Scripts that are still on their way when the test ends would fail it.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a phone shows the text under the buttons of the hero when all buttons have arrived, and so does not move it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const text = page.getByText(/^Tear a ticket open/)
  let isCut = true
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    // A page may arrive in parts; this part ends after the first button.
    const end = html.indexOf('</button>', html.indexOf('data-slot="hero-actions"'))
    await route.fulfill({ response, body: isCut ? html.slice(0, end) : html })
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('main').getByRole('button', { name: 'Buy Tickets' })).toBeVisible()
  await expect(text).toBeHidden()
  isCut = false
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(text).toBeVisible()
})
