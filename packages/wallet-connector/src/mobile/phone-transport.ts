import type { WalletTransport } from '../transport/wallet-transport'
import { type ExtensionOrRelayOptions, extensionOrRelay } from './extension-or-relay'
import { type RelayTransportOptions, relayTransport } from './relay-transport'

export type PhoneTransportOptions = RelayTransportOptions & Pick<ExtensionOrRelayOptions, 'hasWalletApp'>

/** The transport of a phone, in one chunk that only phones load. */
export type PhoneTransport = {
  transport: WalletTransport
  /** Deletes the relay's keys and session. */
  forget: () => void
}

export const phoneTransport = ({ hasWalletApp, ...options }: PhoneTransportOptions): PhoneTransport => {
  const relay = relayTransport(options)
  return { transport: extensionOrRelay({ relay, hasWalletApp }), forget: relay.forget }
}
