export { type ClientKeyOptions, createClientKey, PEER_HEADER, shortenPeer } from './client-key'
export {
  createProductHandler,
  type ProductHandler,
  type ProductHandlerOptions,
  type ProductLog,
  type ProductLogLine,
} from './create-product-handler'
export { createNodeListener, type NodeListener } from './node-listener'
export { createMemoryRateLimit, type MemoryRateLimitOptions, type RateLimit } from './rate-limit'
export { readBounded } from './request-body'
export { REQUEST_ID_HEADER, requestId } from './request-id'
