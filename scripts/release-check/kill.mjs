import { setTimeout as pause } from 'node:timers/promises'
import { createShopper } from '../../apps/storefront/bench/shopper'
import { accounts, createLedger } from '../../apps/storefront/e2e/ledger'
import { devKeys } from '../../packages/devnet/src/index'
import { table } from './figures.mjs'
import { checkLetters, startLetters } from './letters.mjs'
import { until } from './processes.mjs'
import { isFault, startVisitors, tellAnswers } from './visitors.mjs'

/** Time an orchestrator takes to restart an ended program. */
const RESTART_MS = 3_000

/** Buys a ticket every two seconds, so that the catalog has writes. */
function startTrade(devnetUrl) {
  const shopper = createShopper(devnetUrl, devKeys(1).main)
  let isStopped = false
  let bought = 0
  const loop = async () => {
    while (!isStopped) {
      await shopper.buy(1n)
      bought += 1
      await pause(2_000)
    }
  }
  const traded = loop()
  // `stop` rethrows the error.
  traded.catch(() => undefined)
  return {
    stop: async () => {
      isStopped = true
      await traded
      return bought
    },
  }
}

const since = (from) => (Date.now() - from) / 1_000

/** The processes to kill, and the conditions for their recovery. */
const victims = (site) => [
  {
    what: 'a storefront',
    kill: async () => {
      const [instance] = site.instances
      instance.process.kill('SIGKILL')
      return instance
    },
    isWell: (instance) => instance.isReady(),
  },
  {
    what: 'the leading catalog worker',
    kill: async () => {
      const leader = await until('a worker leads', 30, site.leader)
      leader.process.kill('SIGKILL')
      return leader
    },
    /** The other worker leads and has read the ledger since. */
    isWell: async (killed, from) => {
      const leader = await site.leader()
      return leader !== undefined && leader !== killed && (await site.position()).checkedAt > from
    },
  },
  {
    what: 'PostgreSQL',
    kill: async () => {
      site.postgres.process.kill('SIGKILL')
      return site.postgres
    },
    isWell: async (_, from) =>
      (await Promise.all(site.instances.map((one) => one.isReady()))).every(Boolean) &&
      (await site.leader()) !== undefined &&
      (await site.position()).checkedAt > from,
  },
]

/** Kills one process after the other with `kill -9` under load, and restarts each like an orchestrator. */
export async function kill({ site, requests, release, verdicts, visitors, everySeconds }) {
  console.log(
    `  ${visitors} visitors, each asks about every ${everySeconds} s; a form is filled in every second, a ticket bought every two`,
  )
  const ledger = createLedger(site.devnetUrl)
  const before = new Set(await ledger.history(accounts.main, 100))
  const crowd = startVisitors({ site, requests, count: visitors, everySeconds })
  const writers = startLetters({ site, what: 'kill', crowd: 3, everySeconds: 1 })
  const trade = startTrade(site.devnetUrl)
  await pause(10_000)
  const rows = []
  for (const { what, kill: killIt, isWell } of victims(site)) {
    const from = Date.now()
    const killed = await killIt()
    const back = pause(RESTART_MS).then(() => killed.start())
    const well = until(`${what} is replaced`, 60, () => isWell(killed, from), 250).then(
      () => since(from),
      () => Number.POSITIVE_INFINITY,
    )
    await back
    const wellAfter = await well
    // Requests that were interrupted end within this time.
    await pause(12_000)
    const seen = [...crowd.answers, ...writers.answers].filter(({ at }) => at >= from)
    const faults = seen.filter(isFault)
    const told = seen.filter(({ kind }) => kind.includes('told'))
    const last = Math.max(from, ...[...faults, ...told].map(({ at }) => at))
    const faultsUntil = (last - from) / 1_000
    rows.push([what, tellAnswers(seen), `${faults.length}`, `${faultsUntil.toFixed(1)} s`, `${wellAfter.toFixed(1)} s`])
    for (const { kind, path = '', status, text } of faults.slice(0, 3))
      console.log(`  ${what} away: ${kind} ${path} ${status} ${text.slice(0, 100).replaceAll('\n', ' ')}`)
    const wrong = seen.filter(({ status, isRight }) => status === 200 && !isRight)
    verdicts.must(wrong.length === 0, `${what} killed: no wrong answer (${wrong.length} of ${seen.length})`)
    verdicts.must(
      Math.max(faultsUntil, wellAfter) <= 15,
      `${what} killed: recovered within 15 s (visitors ${faultsUntil.toFixed(1)} s, itself ${wellAfter.toFixed(1)} s)`,
    )
    if (what.includes('worker'))
      verdicts.must(wellAfter <= 10, `${what} killed: another took over within 10 s (${wellAfter.toFixed(1)} s)`)
  }
  const bought = await trade.stop()
  await crowd.stop()
  const letters = await writers.stop()
  table(['killed', 'what visitors saw', 'faults', 'the last after', 'well again after'], rows)
  await checkLetters({ site, letters, verdicts, what: 'kill' })
  await checkActivity({ site, release, verdicts, bought, before, ledger })
}

/** Checks that the catalog has every purchase once, and equals the ledger. */
async function checkActivity({ site, release, verdicts, bought, before, ledger }) {
  const hashes = await until('the purchases are committed', 30, async () => {
    const mine = (await ledger.history(accounts.main, 100)).filter((hash) => !before.has(hash))
    return mine.length >= bought && mine
  })
  await until('the catalog has read them', 30, async () => {
    const { stateVersion, tip, checkedAt } = await site.position()
    return stateVersion >= tip && checkedAt > Date.now() - 3_000
  })
  const list = hashes.map((hash) => `'${hash}'`).join(', ')
  const rows = await site.postgres.query(
    `select intent_hash, count(distinct t.state_version), count(*) from catalog.transactions t join catalog.activity using (state_version) where intent_hash in (${list}) group by 1`,
  )
  const kinds = new Set(rows.map(([, times, activities]) => `${times} x ${activities}`))
  verdicts.must(
    rows.length === hashes.length && kinds.size === 1 && [...kinds][0].startsWith('1 x'),
    `kill: ${bought} purchases, each once in the catalog (${rows.length} found, rows of each: ${[...kinds].join(', ')})`,
  )
  const checked = await release.run(
    'catalog-check',
    ['node', 'apps/catalog-worker/dist/worker.mjs', 'check'],
    site.env,
    120,
  )
  verdicts.must(checked.code === 0, `kill: the catalog is what the ledger says (worker.mjs check: ${checked.log})`)
}
