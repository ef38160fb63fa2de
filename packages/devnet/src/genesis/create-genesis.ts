import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Blueprint } from '../blueprints/blueprint'
import { createBlueprints } from '../blueprints/native-blueprints'
import { type Chain, createChain } from '../chain/chain'
import type { Checkpoint } from '../checkpoint/checkpoint'
import { cacheWorld, loadCachedWorld } from '../checkpoint/world-cache'
import { assertConserved } from '../engine/conservation'
import { createDraft } from '../store/draft'
import { createStore, type Writes } from '../store/store'
import { makeTrade, runManifests } from '../world/make-trade'
import { picturesOf } from '../world/pictures'
import type { LoadedWorld } from '../world/read-world'
import { namesOf, type WorldNames } from '../world/world-context'
import type { World } from '../world/world-schema'
import { type WriteWorldOptions, writeWorld } from '../world/write-world'
import { createGallery, type Gallery } from './gallery'
import { type GenesisAddresses, genesisAddresses, labelledAddresses } from './genesis-addresses'
import { type WellKnownAddresses, wellKnownAddresses } from './well-known'
import { type SystemEntities, systemEntities } from './write-system'

const DAY_MS = 24 * 3_600_000

/** Time between the origin of the ledger and its start: the days of trade in the world, or six. */
export const historyMs = ({ trade }: World): number => (trade?.days ?? 6) * DAY_MS

type FirstState = SystemEntities & WorldNames & { gallery: Gallery; wellKnown: WellKnownAddresses }

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
  /** Replaces the first state and the trade. */
  checkpoint?: Pick<Checkpoint, 'apply'> | undefined
}

type Beginning = Pick<CreateGenesisOptions, 'networkId' | 'seed' | 'loaded'>
/** The facts of the first state that are known before it is written, and its writes. */
type FirstWorld = { state: FirstState; writes: () => Writes }

function writeFirstState(options: WriteWorldOptions): Writes {
  const nothing = createStore().at(0)
  const draft = createDraft(nothing)
  writeWorld(draft, options)
  assertConserved(nothing, draft)
  return draft.writes
}

function createFirstWorld({ networkId, seed, loaded }: Beginning): FirstWorld {
  const { world, folder } = loaded
  const address = labelledAddresses(networkId)
  const wellKnown = wellKnownAddresses(networkId)
  const state: FirstState = {
    ...namesOf(world, { networkId, seed }, { xrd: wellKnown.xrd, address }),
    ...systemEntities(address, wellKnown, seed),
    gallery: createGallery(() =>
      picturesOf(world).map(({ reference }) => readFileSync(join(folder, reference), 'utf8')),
    ),
    wellKnown,
  }
  let written: Writes | undefined
  return {
    state,
    writes: () => {
      written ??= writeFirstState({ ...state, networkId, seed, loaded })
      return written
    },
  }
}

/** First states of built-in worlds, which devnets of a process share: later states are separate versions. */
const firstWorlds = new Map<string, FirstWorld>()

function firstWorldOf(beginning: Beginning): FirstWorld {
  const { networkId, seed, loaded } = beginning
  const key = `${networkId}:${seed}:${loaded.path}`
  const known = loaded.path === undefined ? undefined : firstWorlds.get(key)
  const first = known ?? createFirstWorld(beginning)
  if (loaded.path !== undefined) firstWorlds.set(key, first)
  return first
}

/** Writes the first state, then runs the manifests and the trade of the world. */
function writeHistory(chain: Chain, { seed, originMs, history, loaded }: CreateGenesisOptions, first: FirstWorld) {
  const { world } = loaded
  chain.commitGenesis(first.writes(), originMs)
  const transact = { chain, seed, names: first.state, nowMs: originMs }
  runManifests(transact, world.manifests)
  if (history) makeTrade({ ...transact, nowMs: chain.tip().timeMs, world, untilMs: originMs + historyMs(world) })
  chain.endWorld()
}

/** Creates the ledger that a devnet starts with. The same options give the same ledger. */
export function createGenesis(options: CreateGenesisOptions): Genesis {
  const { networkId, seed, originMs, history, loaded, checkpoint } = options
  const { world } = loaded
  const first = firstWorldOf({ networkId, seed, loaded })
  const { state } = first
  const chain = createChain({
    deps: {
      networkId,
      xrd: state.wellKnown.xrd,
      rewardsVault: state.rewardsVault,
      blueprints: createBlueprints(networkId, options.blueprints),
    },
    clock: { originMs },
  })
  const cacheable = history && seed === 1 && world.trade ? loaded.path : undefined
  if (checkpoint) checkpoint.apply(chain)
  else if (cacheable === undefined || !loadCachedWorld(chain, cacheable)) {
    writeHistory(chain, options, first)
    if (cacheable !== undefined) cacheWorld(chain, cacheable)
  }
  return { ...state, chain, world, addresses: genesisAddresses(networkId) }
}
