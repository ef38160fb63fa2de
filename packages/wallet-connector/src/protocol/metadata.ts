import type * as z from 'zod/mini'
import { metadata } from './shapes/message-shapes'

export { METADATA_VERSION } from './shapes/message-shapes'

/** The dApp and the network of a request. The extension replaces `origin` by that of the page. */
export const Metadata = /* @__PURE__ */ metadata()
export type Metadata = z.infer<typeof Metadata>
