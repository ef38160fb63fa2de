import * as z from 'zod/mini'

/** Version of the interaction format; wallets answer `incompatibleVersion` to any other (wallet-protocol A3). */
export const METADATA_VERSION = 2

/** Who asks, and on which network. The extension overwrites `origin` with the page's own (wallet-protocol A3). */
export const Metadata = z.object({
  version: z.literal(METADATA_VERSION),
  networkId: z.int(),
  dAppDefinitionAddress: z.string(),
  origin: z.optional(z.string()),
})
export type Metadata = z.infer<typeof Metadata>
