import type { Blueprint } from '../blueprints/blueprint'
import { createBlueprints } from '../blueprints/native-blueprints'
import { type Chain, createChain } from '../chain/chain'
import { cacheWorld, loadCachedWorld } from '../checkpoint/world-cache'
import { assertConserved } from '../engine/conservation'
import { createDraft } from '../store/draft'
import { createStore, type Writes } from '../store/store'
import { makeTrade, runManifests } from '../world/make-trade'
import type { LoadedWorld } from '../world/read-world'
import type { World } from '../world/world-schema'
import { type WriteWorldOptions, type WrittenWorld, writeWorld } from '../world/write-world'
import { createGallery, type Gallery } from './gallery'
import { type GenesisAddresses, genesisAddresses } from './genesis-addresses'
import { createGenesisWriter } from './genesis-writer'
import { type WellKnownAddresses, wellKnownAddresses } from './well-known'

const DAY_MS = 24 * 3_600_000

/** Time between the origin of the ledger and its start: the days of trade in the world, or six. */
export const historyMs = ({ trade }: World): number => (trade?.days ?? 6) * DAY_MS

type FirstState = WrittenWorld & { gallery: Gallery; wellKnown: WellKnownAddresses }

export type Genesis = FirstState & { chain: Chain; world: World; addresses: GenesisAddresses }

export type CreateGenesisOptions = {
  networkId: number
  seed: number
  /** Start of epoch 1. The devnet's own time starts `historyMs` later. */
  originMs: number
  history: boolean
  loaded: LoadedWorld
  /** Blueprints in TypeScript besides the lootbox. */
  blueprints?: readonly Blueprint[] | undefined
}

type Written = { state: FirstState; writes: Writes }
type WrittenBy = Pick<WriteWorldOptions, 'networkId' | 'seed' | 'loaded'>

function writeFirstState(options: WrittenBy): Written {
  const { networkId } = options
  const nothing = createStore().at(0)
  const draft = createDraft(nothing)
  const gallery = createGallery()
  const wellKnown = wellKnownAddresses(createGenesisWriter(draft, networkId), networkId)
  const written = writeWorld(draft, { ...options, gallery, wellKnown })
  assertConserved(nothing, draft)
  return { state: { ...written, gallery, wellKnown }, writes: draft.writes }
}

/** First states of built-in worlds, which devnets of a process share: later states are separate versions. */
const firstStates = new Map<string, Written>()

function firstStateOf(options: WrittenBy): Written {
  const { networkId, seed, loaded } = options
  const key = `${networkId}:${seed}:${loaded.path}`
  const known = loaded.path === undefined ? undefined : firstStates.get(key)
  const state = known ?? writeFirstState(options)
  if (loaded.path !== undefined) firstStates.set(key, state)
  return state
}

/** Creates the first state, then runs the manifests and the trade of the world. The same options give the same ledger. */
export function createGenesis(options: CreateGenesisOptions): Genesis {
  const { networkId, seed, originMs, history, loaded } = options
  const { world } = loaded
  const { state, writes } = firstStateOf({ networkId, seed, loaded })
  const chain = createChain({
    deps: {
      networkId,
      xrd: state.wellKnown.xrd,
      rewardsVault: state.rewardsVault,
      blueprints: createBlueprints(networkId, options.blueprints),
    },
    clock: { originMs },
  })
  chain.commitGenesis(writes, originMs)
  const transact = { chain, seed, names: state, nowMs: originMs }
  const cacheable = history && seed === 1 && world.trade ? loaded.path : undefined
  if (cacheable === undefined || !loadCachedWorld(chain, cacheable)) {
    runManifests(transact, world.manifests)
    if (history) makeTrade({ ...transact, nowMs: chain.tip().timeMs, world, untilMs: originMs + historyMs(world) })
    if (cacheable !== undefined) cacheWorld(chain, cacheable)
  }
  return { ...state, chain, world, addresses: genesisAddresses(networkId) }
}
