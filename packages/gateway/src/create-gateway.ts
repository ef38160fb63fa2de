import type { ResultAsync } from 'neverthrow'
import type { Attention } from './attention'
import type { Gateway } from './gateway'
import type { GatewayError } from './gateway-error'
import { createTransport, type Transport, type TransportOptions } from './transport'
import { getCommittedDetails } from './verbs/get-committed-details'
import { getConstruction } from './verbs/get-construction'
import { getEntityDetails } from './verbs/get-entity-details'
import { getEntityMetadata } from './verbs/get-entity-metadata'
import { getFungibleVaults } from './verbs/get-fungible-vaults'
import { getFungibles } from './verbs/get-fungibles'
import { getGatewayStatus } from './verbs/get-gateway-status'
import { getKeyValueStoreData } from './verbs/get-key-value-store-data'
import { getNetworkConfiguration } from './verbs/get-network-configuration'
import { getNonFungibleData } from './verbs/get-non-fungible-data'
import { getNonFungibleIds } from './verbs/get-non-fungible-ids'
import { getNonFungibleLocation } from './verbs/get-non-fungible-location'
import { getNonFungibleVaultIds } from './verbs/get-non-fungible-vault-ids'
import { getNonFungibleVaults } from './verbs/get-non-fungible-vaults'
import { getNonFungibles } from './verbs/get-non-fungibles'
import { getSubintentStatus } from './verbs/get-subintent-status'
import { getTransactionStatus } from './verbs/get-transaction-status'
import { getValidators } from './verbs/get-validators'
import { getValidatorsUptime } from './verbs/get-validators-uptime'
import { previewTransaction } from './verbs/preview-transaction'
import { streamTransactions } from './verbs/stream-transactions'
import { submitTransaction } from './verbs/submit-transaction'
import { createWatchTransaction } from './watch-transaction'

export type GatewayOptions = TransportOptions & {
  /** Whether somebody looks at the page; `watchTransaction` rests while nobody does. */
  readonly attention?: Attention | undefined
}

/**
 * A client of one Gateway: by network (its public Gateway) or by address. Throws RequiredError when neither names one;
 * every other failure is an err value.
 */
export function createGateway(options: GatewayOptions): Gateway {
  const transport = createTransport(options)
  const bind =
    <Rest extends unknown[], A>(verb: (transport: Transport, ...rest: Rest) => ResultAsync<A, GatewayError>) =>
    (...rest: Rest) =>
      verb(transport, ...rest)
  return {
    baseUrl: transport.baseUrl,
    networkId: transport.networkId,
    getEntityDetails: bind(getEntityDetails),
    getEntityMetadata: bind(getEntityMetadata),
    getFungibles: bind(getFungibles),
    getNonFungibles: bind(getNonFungibles),
    getFungibleVaults: bind(getFungibleVaults),
    getNonFungibleVaults: bind(getNonFungibleVaults),
    getNonFungibleVaultIds: bind(getNonFungibleVaultIds),
    getNonFungibleIds: bind(getNonFungibleIds),
    getNonFungibleData: bind(getNonFungibleData),
    getNonFungibleLocation: bind(getNonFungibleLocation),
    getKeyValueStoreData: bind(getKeyValueStoreData),
    getValidators: bind(getValidators),
    getValidatorsUptime: bind(getValidatorsUptime),
    getGatewayStatus: bind(getGatewayStatus),
    getNetworkConfiguration: bind(getNetworkConfiguration),
    streamTransactions: bind(streamTransactions),
    getCommittedDetails: bind(getCommittedDetails),
    getConstruction: bind(getConstruction),
    previewTransaction: bind(previewTransaction),
    getSubintentStatus: bind(getSubintentStatus),
    getTransactionStatus: bind(getTransactionStatus),
    submitTransaction: bind(submitTransaction),
    watchTransaction: createWatchTransaction(transport, options.attention),
  }
}
