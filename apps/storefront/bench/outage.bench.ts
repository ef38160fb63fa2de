import { genesisAddresses } from '@lootboxes/devnet'
import autocannon from 'autocannon'
import type { GatewayMood } from './counting-gateway'
import { app, createServers } from './servers'

/**
 * Measures the Gateway calls of page views, and the page views during a Gateway outage. First it requests `/` 500 times a
 * second during SECONDS (60), more than one core can answer. Then the Gateway refuses or hangs. The bench views every page
 * three times, of a site that has read the ledger and of one that never has, and prints the longest view. It also prints the
 * seconds until `/` shows odds again after the outage. It asserts nothing.
 */
const seconds = Number(process.env.SECONDS ?? 60)
const box = genesisAddresses(240).hugOpen
const paths = [
  ...[
    '/',
    `/${box}`,
    '/home/home_2',
    '/home/home_10',
    '/collection/explore_collection',
    '/collection/avatar_1',
    '/item/item_20',
  ],
  ...[
    '/user/avatar_6',
    '/activity',
    '/rankings',
    '/search?q=potter',
    '/platform_status',
    '/case-studies',
    '/create',
    '/terms',
    '/blog',
  ],
]
const hasOdds = (html: string) => html.includes('Odds by edge')

async function view(url: string): Promise<{ ms: number; status: number; html: string }> {
  const started = performance.now()
  const answer = await fetch(url)
  const html = await answer.text()
  return { ms: performance.now() - started, status: answer.status, html }
}

const servers = createServers()
try {
  const { gateway, env } = await servers.serveLedger()
  const warm = await servers.serveSite(app, env)
  for (const path of [...paths, ...paths]) await view(warm + path)

  const perSecond: number[] = []
  gateway.count()
  const clock = setInterval(() => perSecond.push(gateway.count()), 1_000)
  const load = await autocannon({ url: `${warm}/`, connections: 20, overallRate: 500, duration: seconds, timeout: 60 })
  clearInterval(clock)
  const calls = perSecond.reduce((sum, one) => sum + one, 0)
  console.log(
    `500 views/s asked for ${seconds} s: ${load.requests.average.toFixed(1)}/s answered, ${load.non2xx} not 2xx, ${load.errors} errors; the Gateway ${(calls / perSecond.length).toFixed(1)} calls/s, at most ${Math.max(...perSecond)} in one second`,
  )

  for (const mood of ['away', 'hanging'] satisfies GatewayMood[]) {
    gateway.become(mood)
    // A cold site has never read the ledger.
    const cold = await servers.serveSite(app, env)
    for (const [name, url] of [
      ['has read', warm],
      ['never read', cold],
    ] as const) {
      const seen: { path: string; ms: number; status: number }[] = []
      for (const path of paths) {
        for (let round = 0; round < 3; round += 1) {
          const { ms, status } = await view(url + path)
          seen.push({ path, ms, status })
        }
      }
      seen.sort((a, b) => b.ms - a.ms)
      const odd = seen.filter(({ status }) => status !== 200)
      console.log(
        `Gateway ${mood}, a site that ${name}: slowest ${seen
          .slice(0, 3)
          .map(({ path, ms }) => `${path} ${ms.toFixed(0)} ms`)
          .join(', ')}; ${odd.length} of ${seen.length} not 200${odd[0] ? ` (${odd[0].path} ${odd[0].status})` : ''}`,
      )
      const { html } = await view(`${url}/`)
      console.log(`  it says so: ${/not answering|cannot be reached/.test(html)}; it shows odds: ${hasOdds(html)}`)
    }
    gateway.become('well')
    const back = performance.now()
    while (!hasOdds((await view(`${cold}/`)).html) && performance.now() - back < 60_000)
      await new Promise((done) => setTimeout(done, 200))
    console.log(`  back: odds after ${((performance.now() - back) / 1000).toFixed(1)} s`)
  }
} finally {
  servers.stop()
}
