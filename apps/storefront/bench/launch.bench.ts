import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { devKey } from '@lootboxes/devnet'
import { chromiumPath, quietFlags } from '@lootboxes/tooling/chromium'
import { chromium } from '@playwright/test'
import autocannon from 'autocannon'
import { createLedger } from '../e2e/ledger'
import { createServers, until } from './servers'
import { createShopper } from './shopper'

/**
 * Simulates the opening of a sale: VISITORS (10,000) arrive within SECONDS (60). Everything runs on one machine: the
 * visitors, a devnet, the catalog, two storefronts and Varnish. Each visitor loads `/` with its scripts and pictures, and
 * polls the number of tickets left every ten seconds. A fifth of them open Buy with an account, and one in twenty buys. TABS
 * (20) of them are real Chromium tabs. KILL=1 kills a storefront with SIGKILL at half time and starts it again five seconds
 * later. Prints figures; asserts nothing.
 */
const visitors = Number(process.env.VISITORS ?? 10_000)
const seconds = Number(process.env.SECONDS ?? 60)
const tabs = Number(process.env.TABS ?? 20)
const kills = process.env.KILL === '1'
const perSecond = visitors / seconds
const POLL_SECONDS = 10
const ACCOUNTS = 20

const gzip = { 'accept-encoding': 'gzip' }

/** The resources that a browser fetches with a page: scripts, style sheets, preloads, and pictures that are not lazy. */
async function assetsOf(url: string): Promise<readonly string[]> {
  const html = await (await fetch(url)).text()
  const elements = html.match(/<(?:script|link|img) [^>]*>/g) ?? []
  const sources = elements
    .filter((element) => !/loading="lazy"|rel="(?:canonical|alternate|icon)"/.test(element))
    .flatMap((element) => /(?:src|href)="(\/[^"]+)"/.exec(element)?.[1] ?? [])
  return [...new Set(sources.map((path) => path.replaceAll('&amp;', '&')))]
}

type Load = { name: string; result: autocannon.Result }

const send = (name: string, options: autocannon.Options): Promise<Load> =>
  autocannon({ connections: 50, timeout: 20, ...options }).then((result) => ({ name, result }))

/** The ledger's number of tickets left, with the time it was read. */
const readings: { at: number; left: number }[] = []

/**
 * Returns the seconds since the ledger last had this number of tickets. Between two reads it may have had any number between
 * the two.
 */
const ageOf = (left: number): number => {
  const last = readings.findLast((reading) => reading.left >= left)
  return last === undefined ? Number.POSITIVE_INFINITY : (Date.now() - last.at) / 1_000
}

const servers = createServers({ isPinned: false })
const folder = mkdtempSync(join(tmpdir(), 'lootboxes-launch-'))
try {
  if (!existsSync('/usr/sbin/varnishd')) throw new Error('Varnish is missing: apt-get install varnish')
  const { gateway, env } = await servers.serveLedger()
  const { url, storefronts } = await servers.serveBehindVarnish(folder, { ...env, RATE_LIMIT_PER_MINUTE: '600' })
  const devnetUrl = env.DEVNET_URL
  const ledger = createLedger(devnetUrl)

  const shoppers = Array.from({ length: ACCOUNTS }, (_, place) => createShopper(devnetUrl, devKey(place, 'launch')))
  for (const { account } of shoppers) await ledger.faucet(account)
  const [{ box } = { box: undefined }] = shoppers
  if (box === undefined) throw new Error('Nobody buys.')
  const salePath = `/sale/${box.componentAddress}`
  const leftNow = async (): Promise<number> => (await (await fetch(`${storefronts[1]?.url}${salePath}`)).json()).left
  await until('the site reads the ledger', async () => Number.isInteger(await leftNow()))
  const assets = await assetsOf(url)
  // The shop is open before the sale: both storefronts have read the loot of the boxes that a visitor meets.
  await Promise.all(storefronts.flatMap((one) => ['/', '/home/home_8'].map((path) => fetch(one.url + path))))
  await until('the Gateway is idle', () => Promise.resolve(gateway.count() === 0))
  const printed = await leftNow()

  const cpuBefore = process.cpuUsage()
  const startedAt = Date.now()
  gateway.count()
  let isRunning = true
  const bought: Promise<void>[] = []
  let refused = 0
  const pages = { ages: [] as number[], calls: [] as number[], polls: [] as number[], missed: 0 }

  /** Buys one after another, evenly over the time. The devnet's count is the reference. */
  const buying = (async () => {
    const purchases = Math.round(visitors / 20)
    for (let n = 0; n < purchases; n += 1) {
      await pause(Math.max(0, startedAt + (n * seconds * 1_000) / purchases - Date.now()))
      bought.push(
        shoppers[n % ACCOUNTS]?.buy(1n).catch(() => {
          refused += 1
        }) ?? Promise.resolve(),
      )
    }
    await Promise.all(bought)
    return purchases
  })()

  const truth = (async () => {
    let sold = 0
    while (isRunning) {
      const [held] = await Promise.all(shoppers.map(({ account }) => ledger.held(account, box.ticketAddress))).then(
        (all) => [all.flat().length],
      )
      sold = held ?? sold
      readings.push({ at: Date.now(), left: printed - sold })
      await pause(250)
    }
    return sold
  })()

  /** The answer to a visitor, or undefined for an error, an error page or no answer. */
  const sample = (path: string): Promise<string | undefined> =>
    fetch(url + path)
      .then((answer) => (answer.ok ? answer.text() : undefined))
      .catch(() => undefined)

  const sampling = (async () => {
    await until('the ledger is read', () => Promise.resolve(readings.length > 0))
    while (isRunning) {
      const [html, sale] = await Promise.all([sample('/'), sample(salePath)])
      const shown = /data-slot="supply-meter"[\s\S]*?>([\d,]+)<\/strong>/.exec(html ?? '')?.[1]?.replaceAll(',', '')
      if (shown !== undefined) pages.ages.push(ageOf(Number(shown)))
      const left: number | undefined = sale === undefined ? undefined : JSON.parse(sale).left
      if (left !== undefined) pages.polls.push(ageOf(left))
      pages.missed += (shown === undefined ? 1 : 0) + (left === undefined ? 1 : 0)
      pages.calls.push(gateway.count())
      await pause(1_000)
    }
  })()

  const killing = (async () => {
    if (!kills) return
    await pause((seconds * 1_000) / 2)
    storefronts[0]?.kill()
    await pause(5_000)
    await storefronts[0]?.start()
  })()

  const watching = (async () => {
    const executablePath = chromiumPath()
    const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...quietFlags] })
    const failures: string[] = []
    for (let tab = 0; tab < tabs; tab += 1) {
      const page = await browser.newPage()
      page.on('response', (response) => {
        if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`)
      })
      page.on('pageerror', ({ message }) => failures.push(message))
      await page.goto(url, { timeout: 60_000 }).catch((cause: unknown) => failures.push(String(cause)))
      await pause(Math.max(0, startedAt + ((tab + 1) * seconds * 1_000) / tabs - Date.now()))
    }
    await browser.close()
    return failures
  })()

  const polling = async (): Promise<Load[]> => {
    const loads: Load[] = []
    // Every visitor who has arrived polls, so the rate grows.
    for (let at = 0; at < seconds; at += POLL_SECONDS) {
      const rate = Math.max(1, Math.round((perSecond * (at + POLL_SECONDS / 2)) / POLL_SECONDS))
      loads.push(await send('poll', { url: url + salePath, overallRate: rate, duration: POLL_SECONDS, headers: gzip }))
    }
    return loads
  }

  const account = shoppers[0]?.account
  const opening: autocannon.Options = {
    url: `${url}/api/all-account-tickets-unrevealed`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    overallRate: Math.max(1, Math.round(perSecond / 5)),
    duration: seconds,
    requests: shoppers.map((one) => ({
      body: JSON.stringify({ account_address: one.account, ticket_address: box.ticketAddress }),
    })),
  }
  if (account === undefined) throw new Error('Nobody opens Buy.')
  const visiting = Promise.all([
    send('page', { url: `${url}/`, overallRate: Math.round(perSecond), amount: visitors, headers: gzip }),
    send('file', {
      url,
      overallRate: Math.round(perSecond * assets.length),
      amount: visitors * assets.length,
      headers: gzip,
      requests: assets.map((path) => ({ path })),
    }),
    send('call', opening),
    polling(),
  ])
  const ending = Promise.all([visiting, buying, watching, killing]).finally(() => {
    isRunning = false
  })
  // Concurrently, so that the first failure ends this bench and all its servers.
  const [[visits, purchases, failures]] = await Promise.all([ending, sampling, truth])
  const loads = visits.flat()
  const elapsed = (Date.now() - startedAt) / 1_000
  const { user, system } = process.cpuUsage(cpuBefore)
  await until('all purchases are on the ledger', async () => {
    const held = await Promise.all(shoppers.map((one) => ledger.held(one.account, box.ticketAddress)))
    return held.flat().length >= purchases
  }).catch(() => undefined)
  const tickets = (await Promise.all(shoppers.map((one) => ledger.held(one.account, box.ticketAddress)))).flat()

  console.log(`${visitors} visitors in ${elapsed.toFixed(0)} s${kills ? ', one storefront killed in the middle' : ''}`)
  for (const name of ['page', 'file', 'poll', 'call']) {
    const of = loads.filter((load) => load.name === name).map(({ result }) => result)
    const sum = (read: (result: autocannon.Result) => number) => of.reduce((all, result) => all + read(result), 0)
    const worst = (read: (result: autocannon.Result) => number) => Math.max(...of.map(read))
    const codes = of.flatMap(({ statusCodeStats = {} }) => Object.entries(statusCodeStats))
    const refusals = codes
      .filter(([code]) => !code.startsWith('2'))
      .map(([code, { count = 0 }]) => `${count} × ${code}`)
    console.log(
      `  ${name.padEnd(5)} ${sum((result) => result.requests.total)} requests, p50 ${worst(({ latency }) => latency.p50)} ms, p99 ${worst(({ latency }) => latency.p99)} ms, ${sum(({ errors }) => errors)} errors, ${refusals.join(', ') || 'all 2xx'}`,
    )
  }
  const most = (values: readonly number[]) => Math.max(...values)
  console.log(
    `  Gateway calls/s: ${(pages.calls.reduce((all, one) => all + one, 0) / elapsed).toFixed(1)} on average, ${most(pages.calls)} at most in about a second`,
  )
  console.log(
    `  tickets left, age of the count: page at most ${most(pages.ages).toFixed(1)} s, poll at most ${most(pages.polls).toFixed(1)} s (${pages.ages.length} samples, ${pages.missed} without a count)`,
  )
  console.log(
    `  purchases: ${purchases} sent, ${refused} refused at once, ${tickets.length} tickets on the ledger, ${new Set(tickets).size} different`,
  )
  console.log(
    `  tabs: ${tabs}, ${failures.length} failures${failures
      .slice(0, 3)
      .map((one) => `\n    ${one}`)
      .join('')}`,
  )
  console.log(
    `  this generator used ${((user + system) / 1e6 / elapsed).toFixed(2)} of ${cpus().length} cores, without Chromium`,
  )
} finally {
  servers.stop()
  rmSync(folder, { recursive: true, force: true })
}
