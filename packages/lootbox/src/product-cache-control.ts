import type { ProductCall } from './product-calls'

/** What an account holds belongs to nobody's cache; what is for sale changes with the configuration only. */
export const productCacheControl = (call: ProductCall): string =>
  call === 'getLootboxResources' ? 'public, max-age=60' : 'private, no-store'
