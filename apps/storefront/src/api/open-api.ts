import { productOpenApi } from '@lootboxes/lootbox'
import { product } from '@/config/product'
import manifest from '../../package.json'

/** The product server's OpenAPI 3.1 document, made from the schemas that check its bodies. */
export const openApi = productOpenApi({
  product: product.slug,
  title: `${product.name} Lootboxes`,
  version: manifest.version,
})
