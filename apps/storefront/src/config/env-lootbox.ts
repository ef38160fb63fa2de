import { type BoxText, type LootboxEntry, parseBoxText } from '@lootboxes/lootbox'
import type { NetworkPreset } from '../../lootboxes.config'
import { soldOutHug } from './sold-out-hug'

/** A box from the variable `LOOTBOX`: one build serves every network. Without a title and a price it is the specification's entry. */
export const parseEnvLootbox = (json: string, networkId: number): BoxText =>
  parseBoxText(json, { networkId, defaultPrice: soldOutHug.price, name: 'LOOTBOX' })

/** The preset with the environment's box first, and at `/`. An entry for the same component makes room for it. */
export function listEnvLootbox(preset: NetworkPreset, given: BoxText | undefined): NetworkPreset {
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
