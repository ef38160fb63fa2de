import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { processorMs } from '../../apps/storefront/bench/compare'
import { mean, percentile, table } from './figures.mjs'
import { shares } from './requests.mjs'
import { isFault, startVisitors, tellAnswers } from './visitors.mjs'

const shuffled = (list) => list.toSorted(() => Math.random() - 0.5)
const kinds = Object.keys(shares)

/** Measures response times without load, one kind after the other. */
async function measureUnloaded(site, requests, seconds) {
  const seen = {}
  for (const kind of kinds) {
    // Stays below the rate limit of one client. The first requests of each kind fill the caches.
    const alone = { site, requests, count: 1, everySeconds: 0.15, kind, firstPlace: 20_000 + kinds.indexOf(kind) }
    const { answers, stop } = startVisitors(alone)
    await pause(seconds * 500)
    const first = answers.length
    await pause(seconds * 1_000)
    await stop()
    const failed = answers.find(isFault)
    if (failed) throw new Error(`While nobody else asked, ${failed.path} answered ${failed.status}.`)
    seen[kind] = answers.slice(first).map(({ ms }) => ms)
  }
  return seen
}

const residentMb = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024

/** Samples memory and processor time of the site's processes. */
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

/** Describes an instance's memory: its heap, and memory outside the heap. */
async function heapOf(instance) {
  const figures = await instance.metrics()
  const mb = (name) => (Number(new RegExp(`^${name} (\\S+)`, 'm').exec(figures)?.[1]) / 2 ** 20).toFixed(0)
  return `${instance.name}: ${mb('nodejs_heap_size_used_bytes')} of ${mb('nodejs_heap_size_total_bytes')} MB heap used, ${mb('nodejs_external_memory_bytes')} MB beside it`
}

/** Runs the load for some minutes and checks every target. */
export async function load({ site, requests, gateway, verdicts, visitors, everySeconds, minutes }) {
  const alone = await measureUnloaded(site, requests, minutes < 5 ? 6 : 12)
  const unloaded = Object.fromEntries(kinds.map((kind) => [kind, percentile(alone[kind], 0.5)]))
  // In the shares of the simulated users.
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
  const { answers, stop } = startVisitors({ site, requests, count: visitors, everySeconds })
  await pause(warmSeconds * 1_000)
  const first = answers.length
  gateway.count()
  const stopWatching = watchProcesses(site)
  await pause(seconds * 1_000)
  const counted = answers.slice(first)
  const calls = gateway.count() / seconds
  const processes = stopWatching()
  const heaps = await Promise.all(site.instances.map(heapOf))
  await stop()

  const timesOf = (of) => of.map(({ ms }) => ms)
  const times = timesOf(counted)
  const failed = counted.filter(isFault).length
  const ms = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`
  const row = (name, own) => {
    const p99 = percentile(own, 0.99)
    const median = unloaded[name]
    return [name, own.length, ms(median), ms(percentile(own, 0.5)), ms(p99), `${(p99 / median).toFixed(1)} x`]
  }
  table(
    ['asked', 'answers', 'unloaded median', 'p50', 'p99', 'p99 / unloaded'],
    [...kinds.map((kind) => row(kind, timesOf(counted.filter((one) => one.kind === kind)))), row('all', times)],
  )
  console.log(`  ${tellAnswers(counted)}`)
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
  const refused = counted.filter(({ status }) => status === 429).length
  verdicts.must(
    times.length > 0 && failed === 0,
    `load: no 5xx, no wrong and no lost answer (${failed} of ${times.length})`,
  )
  verdicts.must(refused === 0, `load: no 429 (${refused})`)
  const p99 = percentile(times, 0.99)
  verdicts.must(
    p99 < 5 * unloaded.all,
    `load: p99 under 5 x the unloaded median (${ms(p99)} of ${ms(5 * unloaded.all)})`,
  )
  for (const { name, first, second } of processes)
    verdicts.must(second <= first * 1.05, `load: memory of ${name} flat (${((second / first - 1) * 100).toFixed(1)} %)`)
  verdicts.must(calls <= 20, `load: at most 20 calls/s to the Gateway, including the workers (${calls.toFixed(1)})`)
}
