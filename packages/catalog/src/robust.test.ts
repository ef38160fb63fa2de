import { createDevnet } from '@lootboxes/devnet'
import { createGateway } from '@lootboxes/gateway'
import { afterEach, describe, expect, test } from 'vitest'
import { createCatalog } from './create-catalog'
import { createTrade } from './testing/random-trade'
import { testWorld, type World } from './testing/test-world'

const open: { close: () => unknown }[] = []
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})

async function opened(options: Parameters<typeof testWorld>[0] = {}): Promise<World> {
  const world = await testWorld({ devnet: { history: false }, ...options })
  open.push(world)
  return world
}

const until = async (holds: () => Promise<boolean>, forMs = 120_000) => {
  const endMs = Date.now() + forMs
  while (!(await holds())) {
    if (Date.now() > endMs) throw new Error('The condition was not met in time.')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

describe('a Gateway that fails', () => {
  test('in a fifth of its answers, with 429 among them: the index ends equal', async () => {
    const world = await opened()
    const trade = createTrade(world.devnet, 21)
    await trade.run(40)
    Object.assign(world.devnet.faultSettings.faults, { rate: 0.2, kinds: ['429', '500', 'html', 'drop'] })
    ;(await world.catalog.catchUp())._unsafeUnwrap()
    await trade.run(20)
    ;(await world.catalog.catchUp())._unsafeUnwrap()
    world.devnet.faultSettings.faults.rate = 0
    expect((await world.catalog.check())._unsafeUnwrap().differences).toEqual([])
  })

  test('whose replicas lag by different amounts: nothing is taken back, and the index ends equal', async () => {
    const world = await opened()
    const trade = createTrade(world.devnet, 22)
    const stop = new AbortController()
    const following = world.catalog.follow({ signal: stop.signal })
    for (const replicaLagMs of [400, 0, 900, 100, 0]) {
      world.devnet.faultSettings.replicaLagMs = replicaLagMs
      await trade.run(6)
    }
    world.devnet.faultSettings.replicaLagMs = 0
    const { stateVersion } = world.devnet.ledger.chain.tip()
    await until(
      async () => (await world.catalog.getStatus()).map(({ asOf }) => asOf.stateVersion).unwrapOr(0) >= stateVersion,
    )
    const status = (await world.catalog.getStatus())._unsafeUnwrap()
    expect(status.generation).toBe(1)
    expect((await world.catalog.check())._unsafeUnwrap().differences).toEqual([])
    stop.abort()
    await following
  })
})

describe('a ledger that was replaced', () => {
  test('at the same address: the worker notices it while following, logs it, and rebuilds the index', async () => {
    const first = await opened()
    await createTrade(first.devnet, 31).run(20)
    const second = (await createDevnet({ history: false, now: () => Date.now() + 1_000 }))._unsafeUnwrap()
    const secondUrl = (await second.listen({ port: 0 }))._unsafeUnwrap()
    open.push(second)
    await createTrade(second, 32).run(30)

    let to = first.url
    const gateway = createGateway({
      baseUrl: first.url,
      networkId: 240,
      applicationName: 'Catalog tests',
      fetch: (input, init) =>
        fetch((input instanceof Request ? input.url : input.toString()).replace(first.url, to), init),
    })
    const logged: string[] = []
    const catalog = createCatalog({
      ...first.options,
      gateway,
      logger: { info: (line) => logged.push(line), warn: (line) => logged.push(line) },
    })
    open.push(catalog)
    const stop = new AbortController()
    const following = catalog.follow({ signal: stop.signal })
    await until(async () => (await catalog.getStatus()).isOk())
    to = secondUrl
    await until(async () => (await catalog.getStatus()).map(({ generation }) => generation).unwrapOr(0) >= 2)
    await until(
      async () =>
        (await catalog.getStatus()).map(({ asOf }) => asOf.stateVersion).unwrapOr(0) >=
        second.ledger.chain.tip().stateVersion,
    )
    expect(logged.join('\n')).toContain('Building the catalog from the start')
    expect((await catalog.check())._unsafeUnwrap().differences).toEqual([])
    stop.abort()
    await following
  })
})

describe('answers', () => {
  test('wait for a state version that was just committed', async () => {
    // The clock stands, so the wait does not end before the index has the version.
    const world = await opened({ own: { now: () => 0 } })
    const stop = new AbortController()
    const following = world.catalog.follow({ signal: stop.signal })
    await until(async () => (await world.catalog.getStatus()).isOk())
    await createTrade(world.devnet, 41).run(1)
    const { stateVersion } = world.devnet.ledger.chain.tip()
    const { asOf } = (await world.catalog.listActivity({}, { minStateVersion: stateVersion }))._unsafeUnwrap()
    expect(asOf).toMatchObject({ reached: true })
    expect(asOf.stateVersion).toBeGreaterThanOrEqual(stateVersion)
    stop.abort()
    await following
  })

  test('say that the index did not reach a version within three seconds, or within `maxWaitMs`', async () => {
    let time = 0
    const world = await opened({ own: { now: () => (time += 50) } })
    ;(await world.catalog.catchUp())._unsafeUnwrap()
    const waited = async (maxWaitMs?: number) => {
      const before = time
      const { asOf } = (await world.catalog.listItems({}, { minStateVersion: 1_000_000, maxWaitMs }))._unsafeUnwrap()
      expect(asOf.reached).toBe(false)
      return time - before
    }
    // The clock is read four times around the wait.
    for (const [maxWaitMs, ms] of [
      [undefined, 3_000],
      [400, 400],
      [0, 0],
    ] as const) {
      const all = await waited(maxWaitMs)
      expect([all >= ms, all <= ms + 200]).toEqual([true, true])
    }
  })

  test('are refused before the first read, and for a cursor of an older build of the index', async () => {
    const world = await opened()
    expect((await world.catalog.listItems())._unsafeUnwrapErr()).toEqual({ kind: 'not-built' })
    ;(await world.catalog.catchUp())._unsafeUnwrap()
    const { cursor } = (await world.catalog.listItems({ limit: 2 }))._unsafeUnwrap()
    expect((await world.catalog.listItems({ limit: 2, cursor })).isOk()).toBe(true)
    ;(await world.catalog.rebuild())._unsafeUnwrap()
    expect((await world.catalog.listItems({ limit: 2, cursor }))._unsafeUnwrapErr()).toMatchObject({
      kind: 'bad-cursor',
    })
  })
})
