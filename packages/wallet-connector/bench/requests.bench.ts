import { bundle } from './bundle'
import { heapGrowth } from './heap-growth'
import { officialSender } from './official'
import { openPage } from './open-page'

/** The cost of a request in Chromium, compared with the baseline: one bare event round trip and one zod/mini parse. */
const ROUNDS = 61
const COUNT = 1000

const open = await openPage()
const { page } = open
const official = await bundle(officialSender).catch(() => undefined)
if (official !== undefined) await page.addScriptTag({ content: official })
const rounds = await page.evaluate(
  async ({ rounds, count }) => {
    const { senders, oneByOne, inFlight } = window.bench
    await oneByOne(senders.floor(), count)
    await oneByOne(senders.ours(), count)
    await inFlight(senders.floor(), count)
    await inFlight(senders.ours(), count)
    const seen = []
    for (let round = 0; round < rounds; round++) {
      const floor = await oneByOne(senders.floor(), count)
      const ours = await oneByOne(senders.ours(), count)
      // The second sender pays for the garbage of the first, so they take turns.
      const oursFirst = round % 2 === 0 ? await inFlight(senders.ours(), count) : undefined
      const floorAtOnce = await inFlight(senders.floor(), count)
      const oursAtOnce = oursFirst ?? (await inFlight(senders.ours(), count))
      const theirs = window.official && (await oneByOne(window.official(), count))
      seen.push({ floor, ours, theirs, floorAtOnce, oursAtOnce })
    }
    return seen
  },
  { rounds: ROUNDS, count: COUNT },
)
const leftBehind = await heapGrowth(open, 'ours')
await open.close()

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const row = (name: string, ours: number, floor: number, limit: string) =>
  console.log(
    `${name.padEnd(34)} ${ours.toFixed(1).padStart(7)} µs  over ${floor.toFixed(1).padStart(6)} µs  ratio ${(ours / floor).toFixed(2)}  (${limit})`,
  )
const compare = (name: string, ours: readonly number[], floor: readonly number[], limit: string) => {
  row(`${name}, median`, median(ours), median(floor), limit)
  row(`${name}, best`, Math.min(...ours), Math.min(...floor), limit)
  // Both halves of a round run under the same load; the median over the rounds removes outliers.
  const paired = median(ours.map((cost, round) => cost / (floor[round] ?? Number.NaN)))
  console.log(`${`${name}, median of the rounds' ratios`.padEnd(66)} ratio ${paired.toFixed(2)}  (${limit})`)
}
compare(
  'one by one',
  rounds.map(({ ours }) => ours.mean),
  rounds.map(({ floor }) => floor.mean),
  'at most 3',
)
compare(
  `${COUNT} at once`,
  rounds.map(({ oursAtOnce }) => oursAtOnce),
  rounds.map(({ floorAtOnce }) => floorAtOnce),
  'at most 2',
)
const theirs = rounds.flatMap(({ theirs }) => (theirs ? [theirs.mean] : []))
if (theirs.length > 0)
  compare(
    'one by one, over the official SDK',
    rounds.map(({ ours }) => ours.mean),
    theirs,
    'at most 0.25',
  )
else console.log('one by one, over the official SDK  not installed (NODE_PATH)')
console.log(
  `last tenth over second tenth        ${median(rounds.map(({ ours }) => ours.lastOverFirst)).toFixed(2)}  (at most 1.2)`,
)
console.log(`heap left behind by each of ${COUNT}   ${leftBehind.toFixed(1)} B  (at most 20)`)
