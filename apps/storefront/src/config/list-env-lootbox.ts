import type { LootboxEntry } from '@lootboxes/lootbox'
import type { NetworkPreset } from '../../lootboxes.config'
import type { EnvLootbox } from './env-lootbox'
import { soldOutHug } from './sold-out-hug'

/** The preset with the environment's box first, and at `/`. An entry for the same component makes room for it. */
export function listEnvLootbox(preset: NetworkPreset, given: EnvLootbox | undefined): NetworkPreset {
  if (given === undefined) return preset
  const { lootbox } = preset
  const box: LootboxEntry = {
    ...soldOutHug,
    ...(given.title === undefined ? {} : { name: given.title, title: given.title }),
    id: 'given',
    componentAddress: given.component,
    ticketAddress: given.ticket,
    tokenAddress: given.token,
    tokenIconUrl: '/icons/coin.svg',
    price: given.price,
  }
  const others = lootbox.lootboxes.filter(({ componentAddress }) => componentAddress !== box.componentAddress)
  return {
    ...preset,
    tokenSymbol: given.tokenSymbol ?? preset.tokenSymbol,
    defaultBox: box.componentAddress,
    lootbox: {
      ...lootbox,
      lootboxes: [box, ...others],
      product: { ...lootbox.product, tokenAddress: given.clubToken ?? lootbox.product.tokenAddress },
    },
  }
}
