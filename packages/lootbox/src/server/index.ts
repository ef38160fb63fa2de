export { type ClientKeyOptions, createClientKey, PEER_HEADER, shortenPeer } from './client-key'
export {
  createProductHandler,
  type ProductHandler,
  type ProductHandlerOptions,
  type ProductLog,
  type ProductLogLine,
} from './create-product-handler'
export { drawableUrl } from './drawable-picture'
export { type FetchPictureOptions, fetchPicture, type Picture } from './fetch-picture'
export { createNodeListener, type NodeListener } from './node-listener'
export {
  disconnectSlowClients,
  onRequestStart,
  type SlowClientLimits,
  type StartedRequest,
  setPeerHeader,
} from './node-requests'
export {
  createFolderStore,
  createS3Store,
  type PictureStore,
  type S3StoreOptions,
  type SavedPicture,
  type SavePictureOptions,
  savePicture,
} from './picture-store'
export { createPictures, type PictureQuery, type PictureResult, type Pictures, type PicturesOptions } from './pictures'
export { createMemoryRateLimit, type MemoryRateLimitOptions, type RateLimit } from './rate-limit'
export { readBounded, readBoundedBytes } from './request-body'
export { REQUEST_ID_HEADER, requestId } from './request-id'
export { type CspSources, contentSecurityPolicy, securityHeaders } from './security-headers'
export { createVisitorCookie, type VisitorCookie, type VisitorCookieOptions } from './visitor-cookie'
