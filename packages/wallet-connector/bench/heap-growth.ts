import type { OpenPage } from './open-page'

const COUNT = 1000

const usedBytes = async ({ devtools }: OpenPage): Promise<number> => {
  await devtools.send('HeapProfiler.collectGarbage')
  return (await devtools.send('Runtime.getHeapUsage')).usedSize
}

/**
 * Bytes that each of 1,000 sequential requests of one connector leaves behind, after a warm-up of the same length. Returns the
 * median of five windows, because compiled code and type feedback of the engine vary between windows, and a leak does not.
 */
export const heapGrowth = async (open: OpenPage, kind: 'ours' | 'leaking'): Promise<number> => {
  const thousand = () =>
    open.page.evaluate(({ kind, count }) => window.bench.lasting(kind, count), { kind, count: COUNT })
  await thousand()
  await thousand()
  const used = [await usedBytes(open)]
  for (let window = 0; window < 5; window++) {
    await thousand()
    used.push(await usedBytes(open))
  }
  const grown = used.slice(1).map((after, at) => after - (used[at] ?? 0))
  return (grown.toSorted((a, b) => a - b)[2] ?? 0) / COUNT
}
