import { box } from './ledger'
import { routes } from './site-routes'
import { inParts, sweep } from './sweep'
import { test } from './world'

// All workers run parts of this file.
test.describe.configure({ mode: 'parallel' })

const opened = [
  ...routes.filter(({ like }) => like === undefined),
  // After `notFound()` in a dynamic route the browser renders the page.
  { path: '/home/home_14', status: 404 },
]

for (const [part, some] of inParts(opened, 6).entries())
  test(`(spec L19, L32 to L35, L37) pages pass axe in both themes, fit 320 px, and keep the console and the network quiet (traps T18, T55), part ${part + 1}`, async ({
    page,
    world,
  }) => {
    await sweep(page, world, some)
  })

test('the receipt of a committed transaction passes axe in both themes, fits 320 px, and keeps the console and the network quiet', async ({
  page,
  ledger,
  world,
}) => {
  const [hash = ''] = await ledger.history(box.component, 1)
  await sweep(page, world, [{ path: `/receipt/${hash}` }])
})
