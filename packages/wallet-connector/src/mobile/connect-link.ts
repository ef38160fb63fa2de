import { utf8ToBytes } from '@noble/hashes/utils.js'
import { toBase64Url } from '../base64-url'
import type { RequestInteraction } from '../protocol/wallet-interaction'
import type { RelayIdentity } from './relay-identity'

export type ConnectLinkOptions = {
  interaction: RequestInteraction
  origin: string
  sessionId: string
  identity: RelayIdentity
}

/** The link that opens the wallet app with a request. */
export const connectLink = ({ interaction, origin, sessionId, identity }: ConnectLinkOptions): string => {
  const { interactionId, metadata } = interaction
  const { dAppDefinitionAddress } = metadata
  const request = { ...interaction, metadata: { ...metadata, origin } }
  const query = new URLSearchParams({
    sessionId,
    request: toBase64Url(utf8ToBytes(JSON.stringify(request))),
    signature: identity.sign({ interactionId, dAppDefinitionAddress, origin }),
    publicKey: identity.publicKey,
    identity: identity.identity,
    origin,
    dAppDefinitionAddress,
  })
  return `radixWallet://connect?${query.toString()}`
}
