import type { Draft } from '../store/draft'
import { type GenesisAddresses, genesisAddresses } from './genesis-addresses'
import type { GenesisContext, GenesisDeps } from './genesis-context'
import { createGenesisWriter } from './genesis-writer'
import { type PrintRun, printRun } from './loot-prints'
import { writeBox } from './write-box'
import { writeCollections } from './write-collections'
import { writeDapp } from './write-dapp'
import { type SystemEntities, writeSystem } from './write-system'
import { writeTokens } from './write-tokens'

export type GenesisState = SystemEntities & { addresses: GenesisAddresses }

const openRun: PrintRun = { season: 'spring', share: 100 }
const soldOutRun: PrintRun = { season: 'autumn', share: 25 }

/** Writes state version 1: tokens, the faucet, the dApp, two collections and two lootboxes. */
export function writeGenesis(draft: Draft, deps: GenesisDeps): GenesisState {
  const writer = createGenesisWriter(draft, deps.networkId)
  const addresses = genesisAddresses(deps.networkId)
  const writing: GenesisContext = { ...deps, writer, draft, addresses }
  writeDapp(writing)
  writeTokens(writing)
  const system = writeSystem(writing)
  writeCollections(writing)
  const sold = printRun(soldOutRun, deps.gallery)
  writeBox(writing, {
    component: addresses.hugSoldOut,
    tickets: addresses.hugSoldOutTickets,
    name: 'Hug the Eco System',
    run: soldOutRun,
    firstLoot: { creatures: 1, plants: 1 },
  })
  writeBox(writing, {
    component: addresses.hugOpen,
    tickets: addresses.hugOpenTickets,
    name: 'Hug the Eco System, second print',
    run: openRun,
    firstLoot: { creatures: sold.creatures.length + 1, plants: sold.plants.length + 1 },
  })
  return { addresses, ...system }
}
