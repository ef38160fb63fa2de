import type * as z from 'zod/mini'
import { metadata } from './shapes/message-shapes'

export { METADATA_VERSION } from './shapes/message-shapes'

/** Who asks, and on which network. The extension overwrites `origin` with the page's own. */
export const Metadata = /* @__PURE__ */ metadata()
export type Metadata = z.infer<typeof Metadata>
