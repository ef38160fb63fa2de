import type {
  CommittedTransactionInfo,
  GatewayStatusResponse,
  LedgerStateSelector,
  ManifestClass,
  NetworkConfigurationResponse,
  StateEntityDetailsRequest,
  StateEntityDetailsResponse,
  StateEntityFungibleResourceVaultsPageRequest,
  StateEntityFungibleResourceVaultsPageResponse,
  StateEntityFungiblesPageRequest,
  StateEntityFungiblesPageResponse,
  StateEntityMetadataPageRequest,
  StateEntityMetadataPageResponse,
  StateEntityNonFungibleIdsPageRequest,
  StateEntityNonFungibleIdsPageResponse,
  StateEntityNonFungibleResourceVaultsPageRequest,
  StateEntityNonFungibleResourceVaultsPageResponse,
  StateEntityNonFungiblesPageRequest,
  StateEntityNonFungiblesPageResponse,
  StateKeyValueStoreDataRequest,
  StateKeyValueStoreDataResponse,
  StateNonFungibleDataRequest,
  StateNonFungibleDataResponse,
  StateNonFungibleIdsRequest,
  StateNonFungibleIdsResponse,
  StateNonFungibleLocationRequest,
  StateNonFungibleLocationResponse,
  StateValidatorsListRequest,
  StateValidatorsListResponse,
  StreamTransactionsRequest,
  TransactionCommittedDetailsRequest,
  TransactionConstructionResponse,
  TransactionPreviewRequest,
  TransactionPreviewResponse,
  TransactionStatusRequest,
  TransactionStatusResponse,
  TransactionSubmitRequest,
  TransactionSubmitResponse,
  ValidatorsUptimeResponse,
  LedgerState as WireLedgerState,
} from '@radixdlt/babylon-gateway-api-sdk'
import type { ResultAsync } from 'neverthrow'
import type { CamelCased } from './camel-cased'
import type { GatewayError } from './gateway-error'
import type { WatchTransaction } from './watch-transaction'

/** How to ask, as opposed to what. */
export type CallOptions = {
  readonly signal?: AbortSignal | undefined
  /**
   * Read-your-writes: asks again (three times, 0.5 to 2 s apart) while the answer's state is older, then `stale`.
   * Ignored where `atLedgerState` is given and on answers without a ledger state.
   */
  readonly minStateVersion?: number | undefined
}

export type PagedCallOptions = CallOptions & {
  /** Stops after so many pages; `next_cursor` and the answer's state version then continue. Default: all. */
  readonly maxPages?: number | undefined
}

export type Verb<Request, Answer, Call = CallOptions> = (request: Request, call?: Call) => ResultAsync<Answer, GatewayError>
export type PagedVerb<Request, Answer> = Verb<Request, Answer, PagedCallOptions>
/** A verb all of whose parameters are optional. */
export type OpenVerb<Request, Answer, Call = CallOptions> = (request?: Request, call?: Call) => ResultAsync<Answer, GatewayError>

/** The SDK turns `confirmed_at` into a Date; on the wire, and here, it is the ISO text. */
export type CommittedTransaction = Omit<CommittedTransactionInfo, 'confirmed_at'> & { confirmed_at?: string | null }
export type StreamTransactionsAnswer = {
  ledger_state: WireLedgerState
  next_cursor?: string | null
  items: CommittedTransaction[]
}
export type CommittedDetailsAnswer = { ledger_state: WireLedgerState; transaction: CommittedTransaction }

export type GetEntityDetailsRequest = CamelCased<StateEntityDetailsRequest>
export type GetEntityMetadataRequest = CamelCased<StateEntityMetadataPageRequest>
export type GetFungiblesRequest = CamelCased<StateEntityFungiblesPageRequest>
export type GetNonFungiblesRequest = CamelCased<StateEntityNonFungiblesPageRequest>
export type GetFungibleVaultsRequest = CamelCased<StateEntityFungibleResourceVaultsPageRequest>
export type GetNonFungibleVaultsRequest = CamelCased<StateEntityNonFungibleResourceVaultsPageRequest>
export type GetNonFungibleVaultIdsRequest = CamelCased<StateEntityNonFungibleIdsPageRequest>
export type GetNonFungibleIdsRequest = CamelCased<StateNonFungibleIdsRequest>
export type GetNonFungibleDataRequest = CamelCased<StateNonFungibleDataRequest>
export type GetNonFungibleLocationRequest = CamelCased<StateNonFungibleLocationRequest>
export type GetKeyValueStoreDataRequest = CamelCased<StateKeyValueStoreDataRequest>
export type GetValidatorsRequest = CamelCased<StateValidatorsListRequest>
/** The SDK leaves the addresses optional; the server refuses a request without. */
export type GetValidatorsUptimeRequest = {
  readonly validatorAddresses: readonly string[]
  readonly atLedgerState?: CamelCased<LedgerStateSelector> | null | undefined
  readonly fromLedgerState?: CamelCased<LedgerStateSelector> | null | undefined
}
/** The SDK spells the class filter's field `_class`; the wire says `class`. */
export type StreamTransactionsOptions = CamelCased<Omit<StreamTransactionsRequest, 'manifest_class_filter'>> & {
  readonly manifestClassFilter?: { readonly class: ManifestClass; readonly matchOnlyMostSpecific?: boolean | undefined } | undefined
}
export type GetCommittedDetailsRequest = CamelCased<TransactionCommittedDetailsRequest>
export type PreviewTransactionRequest = CamelCased<TransactionPreviewRequest>
export type GetTransactionStatusRequest = CamelCased<TransactionStatusRequest>
export type SubmitTransactionRequest = CamelCased<TransactionSubmitRequest>
export type NoRequest = Readonly<Record<string, never>>

/** One verb per endpoint. Requests are camelCase, answers the wire's own snake_case in the official SDK's types. */
export type Gateway = {
  readonly baseUrl: string
  readonly networkId: number | undefined

  /** In batches of 20. Unknown addresses are left out and the order is not that of the request: index by `address`. */
  readonly getEntityDetails: Verb<GetEntityDetailsRequest, StateEntityDetailsResponse>
  readonly getEntityMetadata: PagedVerb<GetEntityMetadataRequest, StateEntityMetadataPageResponse>
  readonly getFungibles: PagedVerb<GetFungiblesRequest, StateEntityFungiblesPageResponse>
  readonly getNonFungibles: PagedVerb<GetNonFungiblesRequest, StateEntityNonFungiblesPageResponse>
  readonly getFungibleVaults: PagedVerb<GetFungibleVaultsRequest, StateEntityFungibleResourceVaultsPageResponse>
  /** Each vault embeds its first 100 ids and its own `next_cursor`, for `getNonFungibleVaultIds`. */
  readonly getNonFungibleVaults: PagedVerb<GetNonFungibleVaultsRequest, StateEntityNonFungibleResourceVaultsPageResponse>
  readonly getNonFungibleVaultIds: PagedVerb<GetNonFungibleVaultIdsRequest, StateEntityNonFungibleIdsPageResponse>
  /** Every id ever minted, burned ones included, oldest first. */
  readonly getNonFungibleIds: PagedVerb<GetNonFungibleIdsRequest, StateNonFungibleIdsResponse>
  /** In batches of 29. Not in request order; unknown ids are missing, burned ones have no `data`. */
  readonly getNonFungibleData: Verb<GetNonFungibleDataRequest, StateNonFungibleDataResponse>
  readonly getNonFungibleLocation: Verb<GetNonFungibleLocationRequest, StateNonFungibleLocationResponse>
  readonly getKeyValueStoreData: Verb<GetKeyValueStoreDataRequest, StateKeyValueStoreDataResponse>
  readonly getValidators: OpenVerb<GetValidatorsRequest, StateValidatorsListResponse, PagedCallOptions>
  /** In batches of 200. */
  readonly getValidatorsUptime: Verb<GetValidatorsUptimeRequest, ValidatorsUptimeResponse>

  readonly getGatewayStatus: OpenVerb<NoRequest, GatewayStatusResponse>
  readonly getNetworkConfiguration: OpenVerb<NoRequest, NetworkConfigurationResponse>

  /** One page: history has no end. Go on with `cursor: answer.next_cursor`. */
  readonly streamTransactions: OpenVerb<StreamTransactionsOptions, StreamTransactionsAnswer>
  /** 404 while the transaction is not committed. */
  readonly getCommittedDetails: Verb<GetCommittedDetailsRequest, CommittedDetailsAnswer>
  /** The current epoch, in `ledger_state`. */
  readonly getConstruction: OpenVerb<NoRequest, TransactionConstructionResponse>
  readonly previewTransaction: Verb<PreviewTransactionRequest, TransactionPreviewResponse>
  /** Never 404: an unknown hash has the status Unknown. */
  readonly getTransactionStatus: Verb<GetTransactionStatusRequest, TransactionStatusResponse>
  /** Safe to repeat: a known transaction answers `duplicate: true`. */
  readonly submitTransaction: Verb<SubmitTransactionRequest, TransactionSubmitResponse>

  /**
   * Asks for the status after 2, 4, 8, 10, 10 … s until the ledger decides, and at once when somebody returns to the page.
   * Errors: only a refused question (400 and other 4xx) or an abort; a timeout is the settlement `undetermined`.
   */
  readonly watchTransaction: WatchTransaction
}
