import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumPath } from '@lootboxes/tooling/chromium'
import { ask } from './ask.mjs'

const app = join(import.meta.dirname, '../../apps/storefront')

/** Checks health, metrics, some pages, their headers and an upload; then buys, reveals and redeems in Chromium through Caddy. */
export async function journey({ site, processes, verdicts }) {
  const [instance] = site.instances
  const live = await instance.look('/health/live')
  const { status, text } = await instance.look('/health/ready')
  verdicts.must(
    live.status === 200 && status === 200,
    `${site.name}: live ${live.status}, ready ${status}: ${text.trim()}`,
  )
  const figures = await instance.metrics()
  verdicts.must(
    ['http_request_duration_seconds_count', 'gateway_call_duration_seconds_count', 'catalog_age_seconds'].every(
      (name) => figures.includes(name),
    ),
    `${site.name}: /metrics has requests, calls to the Gateway and the catalog's age`,
  )
  const page = await ask(site, '/', { headers: { 'accept-encoding': 'gzip' } })
  const wanted = {
    'content-security-policy': /script-src 'nonce-/,
    'strict-transport-security': /max-age=\d+/,
    'x-content-type-options': /^nosniff$/,
    'x-frame-options': /^DENY$/,
    'content-encoding': /^gzip$/,
  }
  const lacking = Object.entries(wanted).filter(([name, what]) => !what.test(page.headers[name] ?? ''))
  verdicts.must(
    lacking.length === 0,
    `${site.name}: headers of a page (${lacking.map(([name]) => `no ${name}`).join(', ') || 'all'})`,
  )
  const expected = {
    '/rankings': 200,
    '/help_center': 200,
    '/sitemap.xml': 200,
    '/.well-known/radix.json': 200,
    '/api/openapi.json': 200,
    '/nowhere-at-all': 404,
  }
  const answers = await Promise.all(Object.keys(expected).map(async (path) => [path, (await ask(site, path)).status]))
  const wrong = answers.filter(([path, seen]) => seen !== expected[path])
  verdicts.must(wrong.length === 0, `${site.name}: ${answers.map((pair) => pair.join(' ')).join(', ')}`)

  // Larger than a form may be.
  const picture = globSync(join(app, '../../docs/screens/*.png'))
    .map((file) => readFileSync(file))
    .find(({ byteLength }) => byteLength > 100_000)
  const stored = await ask(site, '/uploads', { method: 'POST', body: picture, headers: { origin: site.url } })
  verdicts.must(
    stored.status === 201,
    `${site.name}: a picture of ${picture.byteLength} bytes is stored: ${stored.status}`,
  )

  const { code } = await processes.run(
    `${site.name}-journey`,
    [process.execPath, 'node_modules/@playwright/test/cli.js', 'test', 'e2e/happy-path.journey.ts', '--reporter=list'],
    {
      cwd: app,
      env: {
        ...process.env,
        CHROMIUM_PATH: chromiumPath() ?? '',
        SITE: site.url,
        SITE_DEVNET: site.devnetUrl,
        NODE_EXTRA_CA_CERTS: site.certificate,
        FORCE_COLOR: '0',
      },
      say: true,
      seconds: 480,
    },
  )
  verdicts.must(code === 0, `${site.name}: the happy path in Chromium, through Caddy`)
}
