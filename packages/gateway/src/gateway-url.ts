import { RadixNetworkConfigById } from '@radixdlt/babylon-gateway-api-sdk'

/** Returns the public Gateway of a network as the SDK lists it; `undefined` for networks without one, such as 240 (LocalNet). */
export const gatewayUrl = (networkId: number): string | undefined => RadixNetworkConfigById[networkId]?.gatewayUrl
