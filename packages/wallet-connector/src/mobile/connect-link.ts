import { utf8ToBytes } from '@noble/hashes/utils.js'
import type { RequestInteraction } from '../protocol/wallet-interaction'
import type { RelayIdentity } from './relay-identity'

export type ConnectLinkOptions = {
  interaction: RequestInteraction
  origin: string
  sessionId: string
  identity: RelayIdentity
}

const base64Url = (text: string): string =>
  btoa(String.fromCharCode(...utf8ToBytes(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** The link that opens the wallet app with a request. */
export const connectLink = ({ interaction, origin, sessionId, identity }: ConnectLinkOptions): string => {
  const { interactionId, metadata } = interaction
  const { dAppDefinitionAddress } = metadata
  const request = { ...interaction, metadata: { ...metadata, origin } }
  const query = new URLSearchParams({
    sessionId,
    request: base64Url(JSON.stringify(request)),
    signature: identity.sign({ interactionId, dAppDefinitionAddress, origin }),
    publicKey: identity.publicKey,
    identity: identity.identity,
    origin,
    dAppDefinitionAddress,
  })
  return `radixWallet://connect?${query.toString()}`
}
