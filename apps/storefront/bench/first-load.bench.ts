import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { genesisAddresses } from '@lootboxes/devnet'
import { chromiumPath, quietFlags } from '@lootboxes/tooling/chromium'
import { chromium } from '@playwright/test'
import { buildEmptyApp } from './build-empty-app'

/**
 * Home and box page beside an empty Next app, built and served in the same run: JavaScript as fetched (gzip), then
 * Lighthouse (mobile, median of `RUNS`) for all, in turns. Prints ratios; asserts nothing. `first-load.bench --js` skips
 * Lighthouse.
 */
const app = join(import.meta.dirname, '..')
const root = join(app, '../..')
const next = join(app, 'node_modules/next/dist/bin/next')
const runs = Number(process.env.RUNS ?? 3)
const children: ChildProcess[] = []
const withLighthouse = !process.argv.includes('--js')

const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })

async function serve(
  args: string[],
  cwd: string,
  url: string,
  env: Readonly<Record<string, string>> = {},
  method = 'GET',
) {
  children.push(
    spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] }),
  )
  for (let attempt = 0; attempt < 240; attempt += 1) {
    const up = await fetch(url, { method }).then(
      (response) => response.ok,
      () => false,
    )
    if (up) return
    await new Promise((done) => setTimeout(done, 250))
  }
  throw new Error(`${url} did not come up`)
}

const emptyFiles = {
  'app/layout.jsx':
    'export const metadata = { title: "Empty", description: "An empty Next app" }\nexport default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }\n',
  'app/page.jsx':
    'export const dynamic = "force-dynamic"\nexport default function Page() { return <main><h1>Empty</h1></main> }\n',
}

/** Encoded bytes of the page's own scripts until the network is idle, nothing clicked. */
async function scriptBytes(url: string): Promise<{ own: number; other: number }> {
  const executablePath = chromiumPath()
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...quietFlags] })
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const scripts = new Map<string, string>()
  const bytes = { own: 0, other: 0 }
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || /\.js(\?|$)/.test(response.url)) scripts.set(requestId, response.url)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const from = scripts.get(requestId)
    if (from) bytes[new URL(from).origin === new URL(url).origin ? 'own' : 'other'] += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await browser.close()
  return bytes
}

type Marks = Record<'performance' | 'accessibility' | 'best-practices' | 'seo' | 'lcp' | 'tbt' | 'cls', number>

function lighthouse(url: string): Marks {
  const out = join(mkdtempSync(join(app, '.next', 'lighthouse-')), 'report.json')
  const args = [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${out}`,
    `--chrome-flags=--headless=new --no-sandbox ${quietFlags.join(' ')}`,
  ]
  const ran = spawnSync(join(root, 'node_modules/.bin/lighthouse'), args, {
    encoding: 'utf8',
    env: { ...process.env, CHROME_PATH: chromiumPath() },
  })
  if (ran.status !== 0) throw new Error(`lighthouse failed: ${ran.stderr}`)
  const report = JSON.parse(readFileSync(out, 'utf8'))
  const score = (name: string) => Math.round(100 * report.categories[name].score)
  type Audit = { id: string; score: number | null; title: string; scoreDisplayMode: string }
  for (const audit of Object.values<Audit>(report.audits)) {
    if (process.env.AUDITS && audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative')
      console.log(`  ${audit.id}: ${audit.score} ${audit.title}`)
  }
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: report.audits['largest-contentful-paint'].numericValue,
    tbt: report.audits['total-blocking-time'].numericValue,
    cls: report.audits['cumulative-layout-shift'].numericValue,
  }
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
const medianMarks = (all: readonly Marks[]) =>
  Object.fromEntries(
    Object.keys(all[0] ?? {}).map((key) => [key, median(all.map((marks) => marks[key as keyof Marks]))]),
  ) as Marks

/** In turns, so that a busy minute of the machine is everybody's. */
function marksOf<Name extends string>(urls: Readonly<Record<Name, string>>): Record<Name, Marks> {
  const names = Object.keys(urls) as Name[]
  const seen = new Map<Name, Marks[]>(names.map((name) => [name, []]))
  for (let run = 0; run < runs; run += 1) for (const name of names) seen.get(name)?.push(lighthouse(urls[name]))
  return Object.fromEntries(names.map((name) => [name, medianMarks(seen.get(name) ?? [])])) as Record<Name, Marks>
}

let empty: string | undefined
try {
  const [emptyPort, port, devnetPort] = [await freePort(), await freePort(), await freePort()]
  empty = buildEmptyApp(emptyFiles)
  await serve([next, 'start', '-p', String(emptyPort)], empty, `http://localhost:${emptyPort}/`)
  const devnet = [
    '--conditions=@lootboxes/source',
    '--import',
    'tsx',
    join(root, 'packages/devnet/src/cli.ts'),
    '--port',
    String(devnetPort),
    '--memory',
  ]
  await serve(devnet, root, `http://127.0.0.1:${devnetPort}/status/gateway-status`, {}, 'POST')
  const env = { RADIX_NETWORK: 'devnet', DEVNET_PORT: String(devnetPort), PORT: String(port) }
  await serve([join(app, 'src/server/serve.ts'), '-p', String(port)], app, `http://localhost:${port}/`, env)

  const urls = {
    empty: `http://localhost:${emptyPort}/`,
    home: `http://localhost:${port}/`,
    box: `http://localhost:${port}/${genesisAddresses(240).hugOpen}`,
  }
  const pages = ['home', 'box'] as const
  const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  const emptyJs = await scriptBytes(urls.empty)
  for (const page of pages) {
    const js = await scriptBytes(urls[page])
    console.log(
      `first-load JS   ${page.padEnd(5)}${kb(js.own)}   empty Next ${kb(emptyJs.own)}   ratio ${(js.own / emptyJs.own).toFixed(2)} (budget 1.20); the dev wallet, on devnet only: ${kb(js.other)}`,
    )
  }

  if (withLighthouse) {
    const marks = marksOf(urls)
    const { empty: base } = marks
    for (const page of pages) {
      const { lcp, tbt, cls, ...scores } = marks[page]
      for (const key of ['performance', 'accessibility', 'best-practices', 'seo'] as const)
        console.log(`${key.padEnd(16)}${page.padEnd(5)}${scores[key]}   empty Next ${base[key]}`)
      const ratio = (ours: number, theirs: number) => `ratio ${(ours / theirs).toFixed(2)}`
      console.log(
        `LCP             ${page.padEnd(5)}${lcp.toFixed(0)} ms   empty ${base.lcp.toFixed(0)} ms   ${ratio(lcp, base.lcp)} (budget 1.25)`,
      )
      console.log(
        `TBT             ${page.padEnd(5)}${tbt.toFixed(0)} ms   empty ${base.tbt.toFixed(0)} ms   ${ratio(tbt, base.tbt)} (budget 1.5)`,
      )
      console.log(`CLS             ${page.padEnd(5)}${cls.toFixed(3)} (budget 0)`)
    }
  }
} finally {
  for (const child of children) child.kill('SIGTERM')
  if (empty) rmSync(empty, { recursive: true, force: true })
}
