import type { WalletTransport } from '../transport/wallet-transport'
import { type ExtensionOrRelayOptions, extensionOrRelay } from './extension-or-relay'
import { type RelayTransportOptions, relayTransport } from './relay-transport'

export type PhoneTransportOptions = RelayTransportOptions & Pick<ExtensionOrRelayOptions, 'hasWalletApp'>

/** What a phone needs to reach its wallet app, in one piece that is loaded there. */
export type PhoneTransport = {
  transport: WalletTransport
  /** Wipes the relay's keys and session. */
  forget: () => void
}

export const phoneTransport = ({ hasWalletApp, ...options }: PhoneTransportOptions): PhoneTransport => {
  const relay = relayTransport(options)
  return { transport: extensionOrRelay({ relay, hasWalletApp }), forget: relay.forget }
}
