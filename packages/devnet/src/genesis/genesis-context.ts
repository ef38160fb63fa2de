import type { Metadata } from '../sbor/metadata'
import type { Draft } from '../store/draft'
import type { Gallery } from './gallery'
import type { GenesisAddresses } from './genesis-addresses'
import type { GenesisWriter } from './genesis-writer'
import type { WellKnownAddresses } from './well-known'

export type GenesisDeps = {
  networkId: number
  seed: number
  gallery: Gallery
  wellKnown: WellKnownAddresses
}

/** Context of the genesis functions. */
export type GenesisContext = GenesisDeps & { writer: GenesisWriter; draft: Draft; addresses: GenesisAddresses }

export const text = (value: string): Metadata => ({ type: 'String', value })
export const link = (value: string): Metadata => ({ type: 'Url', value })
