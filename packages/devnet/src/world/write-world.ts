import type { Gallery } from '../genesis/gallery'
import { createGenesisWriter } from '../genesis/genesis-writer'
import type { WellKnownAddresses } from '../genesis/well-known'
import { type SystemEntities, writeSystem } from '../genesis/write-system'
import type { Draft } from '../store/draft'
import type { LoadedWorld } from './read-world'
import { namesOf, pictures, type WorldContext, type WorldNames } from './world-context'
import { writeBoxes } from './write-boxes'
import { mintForAccounts, writeCollections } from './write-collections'
import { writeAccounts, writeDapps, writeFungibles } from './write-entities'

export type WriteWorldOptions = {
  networkId: number
  seed: number
  loaded: LoadedWorld
  gallery: Gallery
  wellKnown: WellKnownAddresses
}

export type WrittenWorld = SystemEntities & WorldNames

/** Writes state version 1: system entities and everything that the world file lists. */
export function writeWorld(draft: Draft, options: WriteWorldOptions): WrittenWorld {
  const { networkId, seed, loaded, gallery, wellKnown } = options
  const writer = createGenesisWriter(draft, networkId)
  const names = namesOf(loaded.world, { networkId, seed }, { xrd: wellKnown.xrd, address: writer.address })
  const context: WorldContext = {
    ...loaded,
    ...names,
    networkId,
    seed,
    gallery,
    wellKnown,
    writer,
    draft,
    picture: pictures(loaded.folder, gallery),
  }
  writeAccounts(context)
  writeDapps(context)
  writeFungibles(context)
  const system = writeSystem({ writer, wellKnown, seed })
  writeCollections(context)
  writeBoxes(context)
  mintForAccounts(context)
  return { ...system, ...names }
}
