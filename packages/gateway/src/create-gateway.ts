import { type Attention, pageAttention } from './attention'
import { batched } from './batched'
import type { Gateway } from './gateway'
import { paged } from './paged'
import { createTransport, type TransportOptions } from './transport'
import { createMakeVerb } from './verb'
import { createWatchTransaction } from './watch-transaction'
import * as answers from './wire/answers'
import { LIMITS } from './wire/limits'
import { PATHS } from './wire/paths'

export type GatewayOptions = TransportOptions & {
  /** Sizes of the batches: addresses and keys, non-fungible ids (29; the public Gateway takes 100), validators. */
  readonly batch?: { readonly addresses?: number; readonly nonFungibleIds?: number; readonly validators?: number; readonly keys?: number } | undefined
  /** Whether somebody looks at the page; `watchTransaction` rests while nobody does. */
  readonly attention?: Attention | undefined
}

/**
 * A client of one Gateway: by network (its public Gateway) or by address. Throws RequiredError when neither names one;
 * every other failure is an err value.
 */
export function createGateway(options: GatewayOptions): Gateway {
  const transport = createTransport(options)
  const verb = createMakeVerb(transport)
  const transactionStatus = { path: PATHS.transactionStatus, answer: answers.TransactionStatusResponse, needs: ['intentHash'] }
  const { addresses = LIMITS.addresses, nonFungibleIds = LIMITS.nonFungibleIds, validators = LIMITS.validators, keys = LIMITS.serverKeys } = options.batch ?? {}

  return {
    baseUrl: transport.baseUrl,
    networkId: 'networkId' in options ? options.networkId : undefined,

    getEntityDetails: verb(
      { path: PATHS.entityDetails, answer: answers.StateEntityDetailsResponse, needs: ['addresses'] },
      batched('addresses', addresses, (answer) => answer.items),
    ),
    getEntityMetadata: verb(
      { path: PATHS.metadata, answer: answers.StateEntityMetadataPageResponse, needs: ['address'] },
      paged((answer) => answer),
    ),
    getFungibles: verb(
      { path: PATHS.fungibles, answer: answers.StateEntityFungiblesPageResponse, needs: ['address'] },
      paged((answer) => answer),
    ),
    getNonFungibles: verb(
      { path: PATHS.nonFungibles, answer: answers.StateEntityNonFungiblesPageResponse, needs: ['address'] },
      paged((answer) => answer),
    ),
    getFungibleVaults: verb(
      { path: PATHS.fungibleVaults, answer: answers.StateEntityFungibleResourceVaultsPageResponse, needs: ['address', 'resourceAddress'] },
      paged((answer) => answer),
    ),
    getNonFungibleVaults: verb(
      { path: PATHS.nonFungibleVaults, answer: answers.StateEntityNonFungibleResourceVaultsPageResponse, needs: ['address', 'resourceAddress'] },
      paged((answer) => answer),
    ),
    getNonFungibleVaultIds: verb(
      { path: PATHS.nonFungibleVaultIds, answer: answers.StateEntityNonFungibleIdsPageResponse, needs: ['address', 'vaultAddress', 'resourceAddress'] },
      paged((answer) => answer),
    ),
    getNonFungibleIds: verb(
      { path: PATHS.nonFungibleIds, answer: answers.StateNonFungibleIdsResponse, needs: ['resourceAddress'] },
      paged((answer) => answer.non_fungible_ids),
    ),
    getNonFungibleData: verb(
      { path: PATHS.nonFungibleData, answer: answers.StateNonFungibleDataResponse, needs: ['resourceAddress', 'nonFungibleIds'] },
      batched('non_fungible_ids', nonFungibleIds, (answer) => answer.non_fungible_ids),
    ),
    getNonFungibleLocation: verb(
      { path: PATHS.nonFungibleLocation, answer: answers.StateNonFungibleLocationResponse, needs: ['resourceAddress', 'nonFungibleIds'] },
      batched('non_fungible_ids', nonFungibleIds, (answer) => answer.non_fungible_ids),
    ),
    getKeyValueStoreData: verb(
      { path: PATHS.keyValueStoreData, answer: answers.StateKeyValueStoreDataResponse, needs: ['keyValueStoreAddress', 'keys'] },
      batched('keys', keys, (answer) => answer.entries),
    ),
    getValidators: verb(
      { path: PATHS.validators, answer: answers.StateValidatorsListResponse, needs: [] },
      paged((answer) => answer.validators),
    ),
    getValidatorsUptime: verb(
      { path: PATHS.validatorsUptime, answer: answers.ValidatorsUptimeResponse, needs: ['validatorAddresses'] },
      batched('validator_addresses', validators, (answer) => answer.validators.items),
    ),

    getGatewayStatus: verb({ path: PATHS.gatewayStatus, answer: answers.GatewayStatusResponse }),
    getNetworkConfiguration: verb({ path: PATHS.networkConfiguration, answer: answers.NetworkConfigurationResponse }),

    streamTransactions: verb({ path: PATHS.stream, answer: answers.StreamTransactionsResponse, needs: [] }),
    getCommittedDetails: verb({ path: PATHS.committedDetails, answer: answers.TransactionCommittedDetailsResponse, needs: ['intentHash'] }),
    getConstruction: verb({ path: PATHS.construction, answer: answers.TransactionConstructionResponse }),
    previewTransaction: verb({ path: PATHS.preview, answer: answers.TransactionPreviewResponse, needs: ['manifest'] }),
    getTransactionStatus: verb(transactionStatus),
    submitTransaction: verb({ path: PATHS.submit, answer: answers.TransactionSubmitResponse, needs: ['notarizedTransactionHex'] }),

    watchTransaction: createWatchTransaction({
      clock: transport.clock,
      attention: options.attention ?? pageAttention,
      getTransactionStatus: createMakeVerb({ ...transport, ask: transport.once })(transactionStatus),
    }),
  }
}
