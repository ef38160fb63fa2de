export { type ExtensionOrRelayOptions, extensionOrRelay } from './extension-or-relay'
export { relayStorageKey, type TextStore } from './relay-memory'
export { PUBLIC_RELAY, type RelayTransport, type RelayTransportOptions, relayTransport } from './relay-transport'
