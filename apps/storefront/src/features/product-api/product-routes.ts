import type { ProductCall } from '@lootboxes/lootbox'
import { createProductRoute, type ProductRoute } from './product-route'
import { productWorld } from './product-world'

/** The five calls on the world of this process. */
export const productRoute = (call: ProductCall): ProductRoute => createProductRoute(productWorld, call)
