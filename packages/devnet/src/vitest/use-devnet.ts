import { isDeepStrictEqual } from 'node:util'
import { afterEach, beforeAll, beforeEach, onTestFailed } from 'vitest'
import { createDevnet, type Devnet } from '../create-devnet'
import { devnetErrorText } from '../devnet-error'
import type { DevnetOptions } from '../devnet-options'
import { rememberState } from '../remember-state'

/** The devnet of the tests that call `useDevnet`. Its fields exist from the first hook on. */
export type TestDevnet = { readonly devnet: Devnet; readonly url: string }

type Running = { devnet: Devnet; url: string }

/** One ledger for each worker and set of options: modules of a test file load again, the worker's global object does not. */
const registry = Symbol.for('@lootboxes/devnet/vitest')
type Registry = { options: DevnetOptions; running: Promise<Running> }[]

function running(options: DevnetOptions): Promise<Running> {
  const shared = globalThis as { [registry]?: Registry }
  shared[registry] ??= []
  // Two blueprints are equal only if their functions are the same ones.
  const known = shared[registry].find((one) => isDeepStrictEqual(one.options, options))
  if (known) return known.running
  const started = start(options)
  shared[registry].push({ options, running: started })
  return started
}

async function start(options: DevnetOptions): Promise<Running> {
  const created = await createDevnet({ history: false, ...options })
  if (created.isErr()) throw new Error(devnetErrorText(created.error))
  const listening = await created.value.listen({ port: 0, unref: true })
  if (listening.isErr()) throw new Error(devnetErrorText(listening.error))
  return { devnet: created.value, url: listening.value }
}

/**
 * Gives the tests of a file or a `describe` block an in-memory devnet. The tests of a worker share it; each test starts from
 * the same state, because ledger, clock, delays and faults go back after it. A failing test prints the seed and the state version.
 *
 * @example
 * const ledger = useDevnet({ seed: 7 })
 * test('pays', async () => {
 *   expect((await ledger.devnet.ask('/status/gateway-status', undefined)).status).toBe(200)
 * })
 */
export function useDevnet(options: DevnetOptions = {}): TestDevnet {
  let started: Running | undefined
  let goBack: (() => Promise<void>) | undefined
  const known = (): Running => {
    if (!started) throw new Error('useDevnet: the devnet starts with the first test, not while the file loads.')
    return started
  }
  beforeAll(async () => {
    started = await running(options)
  })
  beforeEach(() => {
    const { devnet } = known()
    goBack = rememberState(devnet)
    onTestFailed(() => {
      const { stateVersion } = devnet.ledger.chain.tip()
      process.stderr.write(`devnet: seed ${devnet.seed}, state version ${stateVersion} at the failure\n`)
    })
  })
  afterEach(() => goBack?.())
  return {
    get devnet() {
      return known().devnet
    },
    get url() {
      return known().url
    },
  }
}
