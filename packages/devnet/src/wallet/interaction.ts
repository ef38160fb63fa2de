import { RequestItems } from '@lootboxes/wallet-connector/protocol'
import * as z from 'zod/mini'

const challengeForm = /^[0-9a-f]{64}$/i

// wallet-protocol A3, A4
/** A request as a wallet receives it: bare, with the origin from the extension. */
export const Interaction = z.object({
  interactionId: z.string(),
  metadata: z.object({
    version: z.number(),
    networkId: z.int(),
    dAppDefinitionAddress: z.string(),
    origin: z.string(),
  }),
  items: RequestItems,
})
export type Interaction = z.infer<typeof Interaction>

const challengesIn = (items: RequestItems): readonly (string | undefined)[] => {
  switch (items.discriminator) {
    case 'authorizedRequest':
      return [
        items.auth.discriminator === 'loginWithChallenge' ? items.auth.challenge : undefined,
        items.ongoingAccounts?.challenge,
        items.oneTimeAccounts?.challenge,
        items.proofOfOwnership?.challenge,
      ]
    case 'unauthorizedRequest':
      return [items.oneTimeAccounts?.challenge]
    default:
      return []
  }
}

/** Returns the interaction, or the reason why a wallet cannot decode it. That request gets no response. */
export const readInteraction = (message: unknown): Interaction | { undecodable: string } => {
  const parsed = Interaction.safeParse(message)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return { undecodable: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'unreadable'}` }
  }
  const wrong = challengesIn(parsed.data.items).find((text) => text !== undefined && !challengeForm.test(text))
  return wrong === undefined ? parsed.data : { undecodable: 'A challenge is 32 bytes in 64 hex digits.' }
}
