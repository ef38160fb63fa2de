import type { EndpointName } from '@lootboxes/gateway/wire'

/** The official client's type names of the responses. */
export const schemaNames = {
  gatewayStatus: 'GatewayStatusResponse',
  networkConfiguration: 'NetworkConfigurationResponse',
  construction: 'TransactionConstructionResponse',
  preview: 'TransactionPreviewResponse',
  submit: 'TransactionSubmitResponse',
  transactionStatus: 'TransactionStatusResponse',
  subintentStatus: 'TransactionSubintentStatusResponse',
  committedDetails: 'TransactionCommittedDetailsResponse',
  stream: 'StreamTransactionsResponse',
  entityDetails: 'StateEntityDetailsResponse',
  metadata: 'StateEntityMetadataPageResponse',
  fungibles: 'StateEntityFungiblesPageResponse',
  nonFungibles: 'StateEntityNonFungiblesPageResponse',
  fungibleVaults: 'StateEntityFungibleResourceVaultsPageResponse',
  nonFungibleVaults: 'StateEntityNonFungibleResourceVaultsPageResponse',
  nonFungibleVaultIds: 'StateEntityNonFungibleIdsPageResponse',
  nonFungibleIds: 'StateNonFungibleIdsResponse',
  nonFungibleData: 'StateNonFungibleDataResponse',
  nonFungibleLocation: 'StateNonFungibleLocationResponse',
  keyValueStoreData: 'StateKeyValueStoreDataResponse',
  validators: 'StateValidatorsListResponse',
  validatorsUptime: 'ValidatorsUptimeResponse',
} as const satisfies Record<EndpointName, string>
