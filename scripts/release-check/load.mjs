import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { processorMs } from '../../apps/storefront/bench/compare'
import { addressOf } from './ask.mjs'
import { mean, percentile, table } from './figures.mjs'
import { nextPauseMs, shares } from './requests.mjs'

const autocannon = createRequire(join(import.meta.dirname, '../../apps/storefront/package.json'))('autocannon')

const shuffled = (list) => list.toSorted(() => Math.random() - 0.5)
const plain = ({ method, path, body, headers }) => ({
  method,
  path,
  body,
  headers: { 'accept-encoding': 'gzip', ...headers },
})

/**
 * So many visitors ask, each over a connection and from an address of its own, each about once in `everySeconds`. autocannon's
 * own slowest visitor asks once a second, so the pause is put before its requests.
 */
function crowd({ site, requests, count, everySeconds, seconds, firstPlace, onAnswer, onError }) {
  let place = firstPlace
  return new Promise((resolve, reject) => {
    const run = autocannon(
      {
        url: site.url,
        connections: count,
        duration: seconds,
        timeout: everySeconds * 2 + 20,
        requests: requests.map(plain),
        setupClient: (client) => {
          client.opts.tlsOptions = { localAddress: addressOf(1, place), family: 4 }
          place += 1
          client.setRequests(shuffled(requests).map(plain))
          const askNow = client._doRequest.bind(client)
          let isFirst = true
          client._doRequest = () => {
            setTimeout(() => client.destroyed || askNow(), nextPauseMs(everySeconds, isFirst)).unref()
            isFirst = false
          }
        },
      },
      (cause) => (cause ? reject(cause) : resolve()),
    )
    run.on('response', (_, status, bytes, ms) => onAnswer({ status, bytes, ms }))
    run.on('reqError', (cause) => onError(String(cause)))
  })
}

const kinds = Object.keys(shares)

/** How long answers take while nobody else asks, one kind after the other. */
async function measureUnloaded(site, requests, seconds) {
  const seen = {}
  for (const kind of kinds) {
    const times = []
    let failed
    const onAnswer = ({ status, ms }) => {
      if (status !== 200) failed = `${kind} answered ${status}`
      times.push(ms)
    }
    const onError = (cause) => {
      failed = cause
    }
    const alone = {
      site,
      requests: requests[kind],
      count: 1,
      // Below the limit of a client.
      everySeconds: 0.15,
      firstPlace: 20_000 + kinds.indexOf(kind),
      onAnswer,
      onError,
    }
    // The first of each is made ready for the others.
    await crowd({ ...alone, seconds: Math.ceil(seconds / 2) })
    times.length = 0
    await crowd({ ...alone, seconds })
    if (failed !== undefined) throw new Error(`While nobody else asked: ${failed}`)
    seen[kind] = times
  }
  return seen
}

const residentMb = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024

/** Memory and processor of the site's processes, looked at every few seconds. */
function watchProcesses(site) {
  const watched = [...site.instances, ...site.workers, { name: `${site.name}-caddy`, process: site.caddy }].map(
    ({ name, process: { pid } }) => ({ name, pid, resident: [], processor: processorMs(pid) }),
  )
  const from = Date.now()
  const look = setInterval(() => {
    for (const one of watched) one.resident.push(residentMb(one.pid))
  }, 2_000)
  return () => {
    clearInterval(look)
    const passed = Date.now() - from
    return watched.map(({ name, pid, resident, processor }) => {
      const half = Math.floor(resident.length / 2)
      return {
        name: name.replace(`${site.name}-`, ''),
        first: mean(resident.slice(0, half)),
        second: mean(resident.slice(half)),
        most: Math.max(...resident),
        cores: (processorMs(pid) - processor) / passed,
      }
    })
  }
}

/** What of an instance's memory is its heap, and what is kept beside it, in words. */
async function heapOf(instance) {
  const figures = await instance.metrics()
  const mb = (name) => (Number(new RegExp(`^${name} (\\S+)`, 'm').exec(figures)?.[1]) / 2 ** 20).toFixed(0)
  return `${instance.name}: ${mb('nodejs_heap_size_used_bytes')} of ${mb('nodejs_heap_size_total_bytes')} MB heap used, ${mb('nodejs_external_memory_bytes')} MB beside it`
}

/** 1,000 visitors for some minutes. Every figure that was asked for, and whether it is reached. */
export async function load({ site, requests, gateway, verdicts, visitors, everySeconds, minutes }) {
  const alone = await measureUnloaded(site, requests, minutes < 5 ? 6 : 12)
  const unloaded = Object.fromEntries(kinds.map((kind) => [kind, percentile(alone[kind], 0.5)]))
  // In the shares in which visitors ask.
  const most = Math.min(...kinds.map((kind) => alone[kind].length / shares[kind]))
  unloaded.all = percentile(
    kinds.flatMap((kind) => shuffled(alone[kind]).slice(0, Math.round(most * shares[kind]))),
    0.5,
  )
  const warmSeconds = Math.max(20, Math.min(120, minutes * 12))
  const seconds = Math.round(minutes * 60)
  console.log(
    `  ${visitors} visitors, each asks about every ${everySeconds} s (${(visitors / everySeconds).toFixed(1)} requests/s): ${warmSeconds} s to begin with, then ${seconds} s that count`,
  )
  const seen = Object.fromEntries(kinds.map((kind) => [kind, { times: [], statuses: {}, errors: 0, bytes: 0 }]))
  let counts = false
  let firstPlace = 0
  const crowds = kinds.map((kind) => {
    const count = Math.round(visitors * shares[kind])
    firstPlace += count
    const own = seen[kind]
    return crowd({
      site,
      requests: requests[kind],
      count,
      everySeconds,
      seconds: warmSeconds + seconds,
      firstPlace: firstPlace - count,
      onAnswer: ({ status, bytes, ms }) => {
        if (!counts) return
        own.times.push(ms)
        own.bytes += bytes
        own.statuses[status] = (own.statuses[status] ?? 0) + 1
      },
      onError: () => {
        if (counts) own.errors += 1
      },
    })
  })
  await pause(warmSeconds * 1_000)
  counts = true
  gateway.count()
  const stopWatching = watchProcesses(site)
  await pause(seconds * 1_000)
  counts = false
  const calls = gateway.count() / seconds
  const processes = stopWatching()
  const heaps = await Promise.all(site.instances.map(heapOf))
  await Promise.all(crowds)

  const times = kinds.flatMap((kind) => seen[kind].times)
  const failed = kinds.reduce((sum, kind) => {
    const { statuses, errors } = seen[kind]
    return sum + errors + Object.entries(statuses).reduce((all, [status, n]) => all + (status >= 500 ? n : 0), 0)
  }, 0)
  const ms = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`
  const statusesOf = (statuses) =>
    Object.entries(statuses)
      .map(([status, n]) => `${status}: ${n}`)
      .join(', ')
  const row = (name, own, statuses, errors) => {
    const p99 = percentile(own, 0.99)
    const median = unloaded[name]
    return [
      name,
      own.length,
      statuses,
      errors,
      ms(median),
      ms(percentile(own, 0.5)),
      ms(p99),
      `${(p99 / median).toFixed(1)} x`,
    ]
  }
  table(
    ['asked', 'answers', 'statuses', 'no answer', 'unloaded median', 'p50', 'p99', 'p99 / unloaded'],
    [
      ...kinds.map((kind) => row(kind, seen[kind].times, statusesOf(seen[kind].statuses), seen[kind].errors)),
      row('all', times, '', ''),
    ],
  )
  console.log(`  ${(times.length / seconds).toFixed(1)} answers/s`)
  table(
    ['process', 'first half', 'second half', 'change', 'most', 'processor'],
    processes.map(({ name, first, second, most, cores }) => [
      name,
      `${first.toFixed(0)} MB`,
      `${second.toFixed(0)} MB`,
      `${((second / first - 1) * 100).toFixed(1)} %`,
      `${most.toFixed(0)} MB`,
      `${(cores * 100).toFixed(0)} % of a core`,
    ]),
  )
  console.log(`  at the end: ${heaps.join('; ')}`)
  const refused = kinds.reduce((sum, kind) => sum + (seen[kind].statuses[429] ?? 0), 0)
  verdicts.must(times.length > 0 && failed === 0, `load: no 5xx and no lost answer (${failed} of ${times.length})`)
  verdicts.must(refused === 0, `load: nobody is told to come later (${refused})`)
  const p99 = percentile(times, 0.99)
  verdicts.must(
    p99 < 5 * unloaded.all,
    `load: p99 under 5 x the unloaded median (${ms(p99)} of ${ms(5 * unloaded.all)})`,
  )
  for (const { name, first, second } of processes)
    verdicts.must(second <= first * 1.05, `load: memory of ${name} flat (${((second / first - 1) * 100).toFixed(1)} %)`)
  verdicts.must(calls <= 20, `load: at most 20 calls/s to the Gateway, workers' among them (${calls.toFixed(1)})`)
}
