import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { genesisAddresses } from '@lootboxes/devnet'
import { chromiumPath, quietFlags } from '@lootboxes/tooling/chromium'
import { chromium, type Page } from '@playwright/test'
import autocannon from 'autocannon'
import { buildEmptyApp } from './build-empty-app'
import { startCountingGateway } from './counting-gateway'

/**
 * Pages beside an empty dynamic Next page, all served in this run: requests/s on one core, bytes, calls to the Gateway
 * for a view, and with the line and the processor really throttled: largest paint, hydrated, first answered press of Buy.
 * `BEFORE=<folder>` serves another built checkout beside it (its `apps/storefront`, started by `BEFORE_START`, which is
 * `next start` unless given). `RUNS` (5), `ONLY=load|browser`, `PATHS=/,/terms`. Prints ratios; asserts nothing.
 */
const app = join(import.meta.dirname, '..')
const root = join(app, '../..')
const runs = Number(process.env.RUNS ?? 5)
const only = process.env.ONLY
const children: ChildProcess[] = []

const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** On the first core where the system can say so; the load comes from the other one. */
const pinned = (args: readonly string[]): [string, string[]] =>
  existsSync('/usr/bin/taskset')
    ? ['/usr/bin/taskset', ['-c', '0', process.execPath, ...args]]
    : [process.execPath, [...args]]

async function serve(args: readonly string[], cwd: string, url: string, env: Record<string, string>, method = 'GET') {
  const [command, all] = pinned(args)
  children.push(
    spawn(command, all, {
      cwd,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  )
  for (let attempt = 0; attempt < 240; attempt += 1) {
    const up = await fetch(url, { method }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (up) return
    await new Promise((done) => setTimeout(done, 250))
  }
  throw new Error(`${url} did not come up`)
}

const emptyFiles = {
  'app/layout.jsx':
    'export const metadata = { title: "Empty" }\nexport default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }\n',
  'app/page.jsx':
    'export const dynamic = "force-dynamic"\nexport default function Page() { return <main><h1>Empty</h1></main> }\n',
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const perSecond = async (url: string): Promise<number> =>
  (await autocannon({ url, connections: 8, duration: 5, headers: { 'accept-encoding': 'gzip' } })).requests.average

type Line = { name: string; latency: number; kbps: number; upKbps: number; cpu: number }
/** Round trip in ms, down and up in kbit/s, how many times slower the processor. */
const lines: readonly Line[] = [
  { name: 'slow 4G, 4 x CPU', latency: 150, kbps: 1_600, upKbps: 750, cpu: 4 },
  { name: 'fast 4G, 2 x CPU', latency: 60, kbps: 9_000, upKbps: 1_500, cpu: 2 },
  { name: 'cable', latency: 28, kbps: 5_000, upKbps: 1_000, cpu: 1 },
]

type Seen = { lcp: number; cls: number; hydrated: number; answered: number; scriptBytes: number }

async function see(url: string, { latency, kbps, upKbps, cpu }: Line, withBuy: boolean): Promise<Seen> {
  const executablePath = chromiumPath()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...quietFlags] })
  try {
    const page: Page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: (kbps * 1000) / 8,
      uploadThroughput: (upKbps * 1000) / 8,
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    let scriptBytes = 0
    const scripts = new Set<string>()
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (type === 'Script' && response.url.startsWith(new URL(url).origin)) scripts.add(requestId)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scriptBytes += encodedDataLength
    })
    // In the page, so that no round trip to the tool is counted.
    await page.addInitScript(() => {
      const seen = { lcp: 0, cls: 0, hydrated: 0, answered: 0 }
      Object.assign(globalThis, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.lcp = entry.startTime
      }).observe({ type: 'largest-contentful-paint', buffered: true })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
          if (!entry.hadRecentInput) seen.cls += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
      const look = setInterval(() => {
        const buy = [...document.querySelectorAll<HTMLButtonElement>('main button')].find(
          (button) => button.textContent === 'Buy Tickets' && !button.disabled,
        )
        if (buy === undefined) return
        if (Object.keys(buy).some((key) => key.startsWith('__reactProps'))) seen.hydrated ||= performance.now()
        if (document.querySelector('[role=dialog]')) {
          seen.answered ||= performance.now()
          clearInterval(look)
        } else buy.click()
      }, 20)
    })
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
    if (withBuy) await page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.answered > 0)
    else await page.waitForTimeout(1_500)
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
    return { ...seen, scriptBytes }
  } finally {
    await browser.close()
  }
}

let empty: string | undefined
let gateway: Awaited<ReturnType<typeof startCountingGateway>> | undefined
try {
  const [devnetPort, catalogPort, emptyPort, port, beforePort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  empty = buildEmptyApp(emptyFiles)
  const next = join(app, 'node_modules/next/dist/bin/next')
  const devnetUrl = `http://127.0.0.1:${devnetPort}`
  const cli = join(root, 'packages/devnet/src/cli.ts')
  await serve(
    ['--conditions=@lootboxes/source', '--import', 'tsx', cli, '--port', `${devnetPort}`, '--memory'],
    root,
    `${devnetUrl}/status/gateway-status`,
    {},
    'POST',
  )
  const catalogUrl = `http://127.0.0.1:${catalogPort}`
  const catalogData = mkdtempSync(join(tmpdir(), 'lootboxes-bench-'))
  // Straight from the devnet: what the catalog asks is no visitor's.
  await serve(
    ['--conditions=@lootboxes/source', '--import', 'tsx', 'scripts/catalog.mjs', 'sync'],
    root,
    `${catalogUrl}/health`,
    {
      RADIX_NETWORK: 'devnet',
      DEVNET_URL: devnetUrl,
      CATALOG_PORT: `${catalogPort}`,
      CATALOG_DATA: join(catalogData, 'index'),
    },
  )
  gateway = await startCountingGateway(devnetUrl)
  const siteEnv = (sitePort: number) => ({
    RADIX_NETWORK: 'devnet',
    DEVNET_URL: devnetUrl,
    GATEWAY_URL: gateway?.url ?? devnetUrl,
    CATALOG_URL: catalogUrl,
    SITE_URL: `http://localhost:${sitePort}`,
    PORT: `${sitePort}`,
    RATE_LIMIT_PER_MINUTE: '0',
  })
  await serve([next, 'start', '-p', `${emptyPort}`], empty, `http://localhost:${emptyPort}/`, {})
  await serve([next, 'start', '-p', `${port}`], app, `http://localhost:${port}/terms`, siteEnv(port))
  const { BEFORE: before, BEFORE_START: start = 'node_modules/next/dist/bin/next start' } = process.env
  if (before !== undefined)
    await serve(
      [...start.split(' '), '-p', `${beforePort}`],
      join(before, 'apps/storefront'),
      `http://localhost:${beforePort}/terms`,
      siteEnv(beforePort),
    )

  const emptyUrl = `http://localhost:${emptyPort}/`
  const box = `/${genesisAddresses(240).hugOpen}`
  const paths = (process.env.PATHS ?? `/,${box},/terms`).split(',')
  const sites = [
    { name: 'now', url: `http://localhost:${port}` },
    ...(before === undefined ? [] : [{ name: 'before', url: `http://localhost:${beforePort}` }]),
  ]
  /** Others have no Buy to press. */
  const sells = (path: string) => path === '/' || path.startsWith('/component_')
  const short = (path: string) => (path.length > 24 ? `${path.slice(0, 16)}…` : path)

  if (only !== 'browser') {
    console.log('requests/s on one core, bytes of HTML, calls to the Gateway for a view while warm')
    await perSecond(emptyUrl)
    for (const path of paths) {
      for (const { name, url } of sites) {
        await perSecond(url + path)
        const pairs: [number, number][] = []
        for (let round = 0; round < 3; round += 1) pairs.push([await perSecond(url + path), await perSecond(emptyUrl)])
        const html = Buffer.from(await (await fetch(url + path)).arrayBuffer())
        const brotli = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
        gateway.count()
        const started = performance.now()
        let views = 0
        while (performance.now() - started < 1_500) {
          await (await fetch(url + path)).text()
          views += 1
        }
        const calls = gateway.count()
        console.log(
          `  ${short(path).padEnd(20)}${name.padEnd(8)}${median(pairs.map(([ours]) => ours))
            .toFixed(1)
            .padStart(
              7,
            )}/s   empty ${median(pairs.map(([, none]) => none)).toFixed(1)}/s   ratio ${median(pairs.map(([ours, none]) => ours / none)).toFixed(2)}   ${(html.length / 1000).toFixed(0)} kB raw, ${(gzipSync(html).length / 1000).toFixed(1)} gzip, ${(brotli.length / 1000).toFixed(1)} br   ${calls} calls in ${views} views`,
        )
      }
    }
  }

  if (only !== 'load') {
    for (const line of lines) {
      console.log(`\n${line.name} (${line.latency} ms, ${line.kbps} kbit/s), medians of ${runs}, ms`)
      const seen = new Map<string, Seen[]>()
      // In turns, so that a busy minute of the machine is everybody's.
      for (let run = 0; run < runs; run += 1) {
        for (const [name, url, withBuy] of [
          ['empty', emptyUrl, false],
          ...sites.flatMap((site) =>
            paths.map((path) => [`${site.name} ${short(path)}`, site.url + path, sells(path)] as const),
          ),
        ] as const)
          seen.set(name, [...(seen.get(name) ?? []), await see(url, line, withBuy)])
      }
      const of = (name: string, key: keyof Seen) => median((seen.get(name) ?? []).map((one) => one[key]))
      for (const name of seen.keys())
        console.log(
          `  ${name.padEnd(28)}LCP ${of(name, 'lcp').toFixed(0).padStart(5)} (${(of(name, 'lcp') / of('empty', 'lcp')).toFixed(2)} x)   hydrated ${of(name, 'hydrated').toFixed(0).padStart(5)}   Buy answers ${of(name, 'answered').toFixed(0).padStart(5)}   CLS ${of(name, 'cls').toFixed(3)}   scripts ${(of(name, 'scriptBytes') / 1000).toFixed(1)} kB`,
        )
    }
  }
} finally {
  for (const child of children) child.kill('SIGTERM')
  gateway?.close()
  if (empty) rmSync(empty, { recursive: true, force: true })
}
