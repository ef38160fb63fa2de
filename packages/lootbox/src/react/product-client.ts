import { createProductClient, type ProductClient } from '../client/create-product-client'
import type { LootboxClient } from './lootbox-client'

export const productClientOf = ({ options: { product, serverUrl = '' } }: LootboxClient): ProductClient =>
  createProductClient(serverUrl, { product })
