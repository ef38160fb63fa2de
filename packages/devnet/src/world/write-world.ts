import type { Gallery } from '../genesis/gallery'
import { createGenesisWriter } from '../genesis/genesis-writer'
import type { WellKnownAddresses } from '../genesis/well-known'
import { type SystemEntities, writeSystem } from '../genesis/write-system'
import type { Draft } from '../store/draft'
import type { LoadedWorld } from './read-world'
import { pictures, type WorldContext, type WorldNames } from './world-context'
import { writeBoxes } from './write-boxes'
import { mintForAccounts, writeCollections } from './write-collections'
import { writeAccounts, writeDapps, writeFungibles } from './write-entities'

export type WriteWorldOptions = WorldNames &
  Pick<SystemEntities, 'validator'> & {
    networkId: number
    seed: number
    loaded: LoadedWorld
    gallery: Gallery
    wellKnown: WellKnownAddresses
  }

/** Writes state version 1: system entities and everything that the world file lists. */
export function writeWorld(draft: Draft, { loaded, ...options }: WriteWorldOptions): void {
  const writer = createGenesisWriter(draft, options.networkId)
  const context: WorldContext = {
    ...loaded,
    ...options,
    writer,
    draft,
    picture: pictures(loaded.folder, options.gallery),
  }
  writeAccounts(context)
  writeDapps(context)
  writeFungibles(context)
  writeSystem({ ...options, writer, draft })
  writeCollections(context)
  writeBoxes(context)
  mintForAccounts(context)
}
