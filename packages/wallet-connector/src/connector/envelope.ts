import type { RequestInteraction } from '../protocol/wallet-interaction'
import type { WalletTransport } from '../transport/wallet-transport'

/** How one request goes out and, in the same style, how it is cancelled (wallet-protocol M9). */
export type Envelope = { send(): void; sendCancel(): void }

/** The form every extension understands (wallet-protocol O1, O3). */
export const bareEnvelope = (transport: WalletTransport, interaction: RequestInteraction): Envelope => ({
  send: () => transport.send(interaction),
  sendCancel: () => transport.send({ ...interaction, items: { discriminator: 'cancelRequest' } }),
})

/** The form with a session, for extensions that said they can handle it (wallet-protocol O2, O4). */
export const wrappedEnvelope = (
  transport: WalletTransport,
  interaction: RequestInteraction,
  sessionId: string | undefined,
): Envelope => {
  const { interactionId, metadata } = interaction
  return {
    send: () =>
      transport.send({
        interactionId,
        discriminator: 'walletInteraction',
        interaction,
        ...(sessionId === undefined ? {} : { sessionId }),
      }),
    sendCancel: () => transport.send({ interactionId, discriminator: 'cancelWalletInteraction', metadata }),
  }
}
