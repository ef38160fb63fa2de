import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromiumPath } from '@lootboxes/tooling/chromium'
import { build } from 'esbuild'
import { chromium } from 'playwright'
import type {} from './page'

/** What a request costs in Chromium, side by side with the floor: one bare event round trip and one zod/mini parse. */
const ROUNDS = 15
const COUNT = 1000

const { outputFiles } = await build({
  entryPoints: [new URL('./page.ts', import.meta.url).pathname],
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  conditions: ['@lootboxes/source'],
})
const script = outputFiles[0]?.text ?? ''
// Cross-origin isolated, or the clock of the page has steps of 100 µs.
const server = createServer((request, response) => {
  response
    .setHeader('cross-origin-opener-policy', 'same-origin')
    .setHeader('cross-origin-embedder-policy', 'require-corp')
  if (request.url === '/page.js') response.setHeader('content-type', 'text/javascript').end(script)
  else response.setHeader('content-type', 'text/html').end('<!doctype html><script src="/page.js"></script>')
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const executablePath = chromiumPath()
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath })
const page = await browser.newPage()
await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)

const rounds = await page.evaluate(
  async ({ rounds, count }) => {
    const { senders, oneByOne, inFlight } = window.bench
    await oneByOne(senders.floor(), count)
    await oneByOne(senders.ours(), count)
    const seen = []
    for (let round = 0; round < rounds; round++)
      seen.push({
        floor: await oneByOne(senders.floor(), count),
        ours: await oneByOne(senders.ours(), count),
        floorAtOnce: await inFlight(senders.floor(), count),
        oursAtOnce: await inFlight(senders.ours(), count),
      })
    return seen
  },
  { rounds: ROUNDS, count: COUNT },
)
await browser.close()
server.close()

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const row = (name: string, ours: number, floor: number, limit: string) =>
  console.log(
    `${name.padEnd(34)} ${ours.toFixed(1).padStart(7)} µs  floor ${floor.toFixed(1).padStart(6)} µs  ratio ${(ours / floor).toFixed(2)}  (${limit})`,
  )
const one = rounds.map(({ ours }) => ours.mean)
const oneFloor = rounds.map(({ floor }) => floor.mean)
row('one by one, median round', median(one), median(oneFloor), 'at most 3')
row('one by one, best round', Math.min(...one), Math.min(...oneFloor), 'at most 3')
row(
  `${COUNT} at once, median round`,
  median(rounds.map(({ oursAtOnce }) => oursAtOnce)),
  median(rounds.map(({ floorAtOnce }) => floorAtOnce)),
  'at most 2',
)
console.log(
  `last tenth over second tenth        ${median(rounds.map(({ ours }) => ours.lastOverFirst)).toFixed(2)}  (at most 1.2)`,
)
