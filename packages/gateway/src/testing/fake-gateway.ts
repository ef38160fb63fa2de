import type { Gateway } from '../gateway'

/** The verbs a test expects to be called, and what they answer (`okAsync(answer)` of neverthrow). */
export type GatewayStubs = Partial<Gateway>

/** A gateway that knows nothing but its stubs: any other verb throws, so that a test cannot pass by accident. */
export function createFakeGateway(stubs: GatewayStubs = {}): Gateway {
  const refuse = (verb: string) => (): never => {
    throw new Error(`The fake gateway was asked to ${verb}, which the test does not stub.`)
  }
  return {
    baseUrl: 'http://fake.gateway',
    networkId: 240,
    getEntityDetails: refuse('getEntityDetails'),
    getEntityMetadata: refuse('getEntityMetadata'),
    getFungibles: refuse('getFungibles'),
    getNonFungibles: refuse('getNonFungibles'),
    getFungibleVaults: refuse('getFungibleVaults'),
    getNonFungibleVaults: refuse('getNonFungibleVaults'),
    getNonFungibleVaultIds: refuse('getNonFungibleVaultIds'),
    getNonFungibleIds: refuse('getNonFungibleIds'),
    getNonFungibleData: refuse('getNonFungibleData'),
    getNonFungibleLocation: refuse('getNonFungibleLocation'),
    getKeyValueStoreData: refuse('getKeyValueStoreData'),
    getValidators: refuse('getValidators'),
    getValidatorsUptime: refuse('getValidatorsUptime'),
    getGatewayStatus: refuse('getGatewayStatus'),
    getNetworkConfiguration: refuse('getNetworkConfiguration'),
    streamTransactions: refuse('streamTransactions'),
    getCommittedDetails: refuse('getCommittedDetails'),
    getConstruction: refuse('getConstruction'),
    previewTransaction: refuse('previewTransaction'),
    getSubintentStatus: refuse('getSubintentStatus'),
    getTransactionStatus: refuse('getTransactionStatus'),
    submitTransaction: refuse('submitTransaction'),
    watchTransaction: refuse('watchTransaction'),
    ...stubs,
  }
}
