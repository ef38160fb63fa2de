import type { OutgoingMessage } from '../protocol/extension-command'
import type { RequestInteraction } from '../protocol/wallet-interaction'

/** A request on the wire: bare for any extension, or wrapped with a session (wallet-protocol O1, O2, M9). */
export type RequestMessage =
  | RequestInteraction
  | {
      interactionId: string
      discriminator: 'walletInteraction'
      interaction: RequestInteraction
      sessionId?: string
    }

export const wrapped = (interaction: RequestInteraction, sessionId: string | undefined): RequestMessage => ({
  interactionId: interaction.interactionId,
  discriminator: 'walletInteraction',
  interaction,
  ...(sessionId && { sessionId }),
})

export const interactionOf = (message: RequestMessage): RequestInteraction =>
  'interaction' in message ? message.interaction : message

/** The cancel of a request, in the same form as the request (wallet-protocol O3, O4, M9). */
export const cancelOf = (message: RequestMessage): OutgoingMessage =>
  'interaction' in message
    ? {
        interactionId: message.interactionId,
        discriminator: 'cancelWalletInteraction',
        metadata: message.interaction.metadata,
      }
    : { ...message, items: { discriminator: 'cancelRequest' } }
