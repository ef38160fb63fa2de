import { existsSync, readFileSync } from 'node:fs'
import { load, type Target } from './load'

export type Served = Target & { pid: number }
export type CompareOptions = { connections: number; sliceMs: number; rounds: number; warmUp: number }

/** Returns the processor time of a process in milliseconds; NaN on a system without `/proc`. */
export function processorMs(pid: number): number {
  const path = `/proc/${pid}/stat`
  if (!existsSync(path)) return Number.NaN
  const fields = readFileSync(path, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Sends requests to a target until the engine has compiled its hot code. */
export async function warm(target: Target, { connections, sliceMs: ms, warmUp }: CompareOptions): Promise<void> {
  for (let asked = 0; asked < warmUp; ) asked += (await load(target, { connections, ms })).count
}

/**
 * Loads both targets in alternating slices. Returns the medians of the ratios of each pair, and the processor time of a
 * request.
 */
export async function compare(target: Served, empty: Served, { connections, sliceMs, rounds }: CompareOptions) {
  const measured = async (one: Served) => {
    const before = processorMs(one.pid)
    const slice = await load(one, { connections, ms: sliceMs })
    return { ...slice, processor: processorMs(one.pid) - before }
  }
  const pairs: { ours: Awaited<ReturnType<typeof measured>>; none: Awaited<ReturnType<typeof measured>> }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0
    const one = await measured(first ? target : empty)
    const two = await measured(first ? empty : target)
    pairs.push(first ? { ours: one, none: two } : { ours: two, none: one })
  }
  type Read = (pair: (typeof pairs)[number]) => number
  const of = (read: Read) => median(pairs.map(read))
  const sum = (read: Read) => pairs.reduce((all, pair) => all + read(pair), 0)
  return {
    perSecond: of(({ ours }) => ours.perSecond),
    emptyPerSecond: of(({ none }) => none.perSecond),
    throughput: of(({ ours, none }) => ours.perSecond / none.perSecond),
    p99: of(({ ours }) => ours.p99),
    emptyP99: of(({ none }) => none.p99),
    tail: of(({ ours, none }) => ours.p99 / none.p99),
    processorMs: sum(({ ours }) => ours.processor) / sum(({ ours }) => ours.count),
    emptyProcessorMs: sum(({ none }) => none.processor) / sum(({ none }) => none.count),
    asked: sum(({ ours }) => ours.count),
    failed: sum(({ ours }) => ours.failed),
  }
}
