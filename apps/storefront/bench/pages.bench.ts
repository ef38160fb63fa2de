import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { genesisAddresses } from '@lootboxes/devnet'
import { chromiumPath, quietFlags } from '@lootboxes/tooling/chromium'
import { chromium, type Page } from '@playwright/test'
import autocannon from 'autocannon'
import { buildEmptyApp } from './build-empty-app'
import { app, createServers } from './servers'

/**
 * Compares pages with an empty dynamic Next page in one run: requests/s on one core, bytes, and Gateway calls of a view. With
 * Varnish installed, it compares the requests/s of the shared cache with those of a rendered page. On a throttled network and
 * processor it measures the largest paint, the blocked main thread, the hydration and the first press of Buy that has an effect.
 * `BEFORE=<folder>` also serves another built checkout (its `apps/storefront`, started by `BEFORE_START`, by default `next
 * start`). Options: `RUNS` (5), `ONLY=load|browser`, `PATHS=/,/terms`, `LINE=cable`. Prints ratios; asserts nothing.
 */
const runs = Number(process.env.RUNS ?? 5)
const only = process.env.ONLY
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
/** Round trip in ms, download and upload in kbit/s, and the slowdown factor of the processor. */
const allLines: readonly Line[] = [
  { name: 'slow 4G, 4 x CPU', latency: 150, kbps: 1_600, upKbps: 750, cpu: 4 },
  { name: 'fast 4G, 2 x CPU', latency: 60, kbps: 9_000, upKbps: 1_500, cpu: 2 },
  { name: 'cable', latency: 28, kbps: 5_000, upKbps: 1_000, cpu: 1 },
]
const lines = allLines.filter(({ name }) => name.includes(process.env.LINE ?? ''))

/** `blocked` is the time beyond 50 ms of each long task. */
type Seen = { lcp: number; cls: number; blocked: number; hydrated: number; answered: number; scriptBytes: number }

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
    // Runs in the page, so that the time includes no round trip to the tool.
    await page.addInitScript(() => {
      const seen = { lcp: 0, cls: 0, blocked: 0, hydrated: 0, answered: 0 }
      Object.assign(globalThis, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.lcp = entry.startTime
      }).observe({ type: 'largest-contentful-paint', buffered: true })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
          if (!entry.hadRecentInput) seen.cls += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.blocked += duration - 50
      }).observe({ type: 'longtask', buffered: true })
      const look = setInterval(() => {
        const buy = [...document.querySelectorAll<HTMLButtonElement>('main button')].find(
          (button) => button.textContent === 'Buy Tickets' && !button.disabled,
        )
        if (buy === undefined) return
        // An earlier press would submit the form and reload the page.
        if (!Object.keys(buy).some((key) => key.startsWith('__reactProps'))) return
        seen.hydrated ||= performance.now()
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

const servers = createServers()
const folder = mkdtempSync(join(tmpdir(), 'lootboxes-pages-'))
let empty: string | undefined
try {
  empty = buildEmptyApp(emptyFiles)
  const { gateway, env } = await servers.serveLedger()
  const emptyUrl = `${await servers.serveSite(empty, {}, { ready: '/' })}/`
  const siteUrl = await servers.serveSite(app, env)
  const { BEFORE: before, BEFORE_START } = process.env
  const beforeUrl =
    before &&
    (await servers.serveSite(
      join(before, 'apps/storefront'),
      env,
      BEFORE_START ? { start: BEFORE_START.split(' ') } : {},
    ))

  const box = `/${genesisAddresses(240).hugOpen}`
  const paths = (process.env.PATHS ?? `/,${box},/terms`).split(',')
  const sites = [{ name: 'now', url: siteUrl }, ...(beforeUrl ? [{ name: 'before', url: beforeUrl }] : [])]
  /** The other pages have no Buy button. */
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
    if (existsSync('/usr/sbin/varnishd')) {
      const cached = await servers.serveBehindVarnish(folder, env)
      for (const path of paths) {
        await perSecond(cached.url + path)
        const pairs: [number, number][] = []
        for (let round = 0; round < 3; round += 1)
          pairs.push([await perSecond(cached.url + path), await perSecond(siteUrl + path)])
        console.log(
          `  ${short(path).padEnd(20)}shared cache ${median(pairs.map(([stored]) => stored)).toFixed(1)}/s   ${median(pairs.map(([stored, rendered]) => stored / rendered)).toFixed(1)} x a rendered page (target: 20)`,
        )
      }
    }
  }

  if (only !== 'load') {
    for (const line of lines) {
      console.log(`\n${line.name} (${line.latency} ms, ${line.kbps} kbit/s), medians of ${runs}, ms`)
      const seen = new Map<string, Seen[]>()
      // Alternates the targets, so that other work on the machine affects all of them.
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
          `  ${name.padEnd(28)}LCP ${of(name, 'lcp').toFixed(0).padStart(5)} (${(of(name, 'lcp') / of('empty', 'lcp')).toFixed(2)} x)   blocked ${of(name, 'blocked').toFixed(0).padStart(5)}   hydrated ${of(name, 'hydrated').toFixed(0).padStart(5)}   Buy answers ${of(name, 'answered').toFixed(0).padStart(5)}   CLS ${of(name, 'cls').toFixed(3)}   scripts ${(of(name, 'scriptBytes') / 1000).toFixed(1)} kB`,
        )
    }
  }
} finally {
  servers.stop()
  rmSync(folder, { recursive: true, force: true })
  if (empty) rmSync(empty, { recursive: true, force: true })
}
