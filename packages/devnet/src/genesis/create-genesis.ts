import { type Chain, createChain } from '../chain/chain'
import { assertConserved } from '../engine/conservation'
import { knownAddresses } from '../engine-toolkit'
import { createDraft } from '../store/draft'
import { createStore, type Writes } from '../store/store'
import { createGallery, type Gallery } from './gallery'
import { createGenesisWriter } from './genesis-writer'
import { makeHistory } from './make-history'
import { type WellKnownAddresses, wellKnownAddresses } from './well-known'
import { type GenesisState, writeGenesis } from './write-genesis'

/** Duration of the trade before the devnet starts. */
export const HISTORY_MS = 6 * 24 * 3_600_000

export type Genesis = GenesisState & { chain: Chain; gallery: Gallery; wellKnown: WellKnownAddresses }

export type CreateGenesisOptions = {
  networkId: number
  seed: number
  /** Start of epoch 1. The devnet's own time starts `HISTORY_MS` later. */
  originMs: number
  history: boolean
}

type FirstState = Pick<Genesis, 'gallery' | 'wellKnown'> & {
  state: GenesisState
  writes: Writes
  resourcePackage: string
}

async function writeFirstState(networkId: number, seed: number): Promise<FirstState> {
  const nothing = createStore().at(0)
  const draft = createDraft(nothing)
  const gallery = createGallery()
  const known = await knownAddresses(networkId)
  const wellKnown = wellKnownAddresses(known, createGenesisWriter(draft, networkId))
  const state = writeGenesis(draft, { networkId, seed, gallery, wellKnown })
  assertConserved(nothing, draft)
  return { state, writes: draft.writes, gallery, wellKnown, resourcePackage: known.packageAddresses.resourcePackage }
}

/**
 * First states by network and seed, which determine them. Devnets of a process share them, because later states are separate
 * versions.
 */
const firstStates = new Map<string, Promise<FirstState>>()

function firstStateOf(networkId: number, seed: number): Promise<FirstState> {
  const key = `${networkId}:${seed}`
  const known = firstStates.get(key) ?? writeFirstState(networkId, seed)
  firstStates.set(key, known)
  return known
}

/** Creates the first state and its history. The same options always give the same ledger. */
export async function createGenesis({ networkId, seed, originMs, history }: CreateGenesisOptions): Promise<Genesis> {
  const { state, writes, gallery, wellKnown, resourcePackage } = await firstStateOf(networkId, seed)
  const chain = createChain({
    deps: { networkId, xrd: wellKnown.xrd, rewardsVault: state.rewardsVault, resourcePackage },
    clock: { originMs },
  })
  chain.commitGenesis(writes, originMs)
  if (history) await makeHistory({ chain, seed, addresses: state.addresses, untilMs: originMs + HISTORY_MS })
  return { ...state, chain, gallery, wellKnown }
}
