import { xrdAddress } from '@lootboxes/ledger'
import type { LootboxEntry } from '@lootboxes/lootbox'
import type { NetworkPreset } from '../../lootboxes.config'
import type { EnvLootbox } from './env-lootbox'

/** The preset with the environment's box first, and at `/`. An entry for the same component makes room for it. */
export function listEnvLootbox(preset: NetworkPreset, given: EnvLootbox | undefined): NetworkPreset {
  if (given === undefined) return preset
  const { lootbox } = preset
  const box: LootboxEntry = {
    id: 'given',
    name: given.title,
    title: given.title,
    bigImage: '/boxes/hug.svg',
    userImage: '/boxes/hug-small.svg',
    componentAddress: given.component,
    ticketAddress: given.ticket,
    tokenAddress: xrdAddress(lootbox.networkId),
    tokenIconUrl: '/icons/coin.svg',
    price: given.price,
  }
  const others = lootbox.lootboxes.filter(({ componentAddress }) => componentAddress !== box.componentAddress)
  return {
    ...preset,
    defaultBox: box.componentAddress,
    lootbox: {
      ...lootbox,
      lootboxes: [box, ...others],
      product: { ...lootbox.product, tokenAddress: given.clubToken ?? lootbox.product.tokenAddress },
    },
  }
}
