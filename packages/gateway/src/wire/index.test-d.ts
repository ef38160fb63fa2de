import type * as sdk from '@radixdlt/babylon-gateway-api-sdk'
import { expectTypeOf, test } from 'vitest'
import type * as z from 'zod/mini'
import type * as wire from './index'

/** The SDK's interfaces as JSON: with text for a Date, and any object for an empty interface. */
type OnWire<T> = T extends Date
  ? string
  : T extends object
    ? [keyof T] extends [never]
      ? Record<string, unknown>
      : { [K in keyof T]: OnWire<T[K]> }
    : T

test('the schemas accept every request the SDK types, with the same fields', () => {
  expectTypeOf<OnWire<sdk.StateEntityDetailsRequest>>().toExtend<z.input<typeof wire.StateEntityDetailsRequest>>()
  expectTypeOf<keyof sdk.StateEntityDetailsRequest>().toEqualTypeOf<keyof wire.StateEntityDetailsRequest>()
  expectTypeOf<OnWire<sdk.StateEntityFungibleResourceVaultsPageRequest>>().toExtend<
    z.input<typeof wire.StateEntityFungibleResourceVaultsPageRequest>
  >()
  expectTypeOf<keyof sdk.StateEntityFungibleResourceVaultsPageRequest>().toEqualTypeOf<
    keyof z.output<typeof wire.StateEntityFungibleResourceVaultsPageRequest>
  >()
  expectTypeOf<OnWire<sdk.StateEntityFungiblesPageRequest>>().toExtend<
    z.input<typeof wire.StateEntityFungiblesPageRequest>
  >()
  expectTypeOf<keyof sdk.StateEntityFungiblesPageRequest>().toEqualTypeOf<
    keyof z.output<typeof wire.StateEntityFungiblesPageRequest>
  >()
  expectTypeOf<OnWire<sdk.StateEntityMetadataPageRequest>>().toExtend<
    z.input<typeof wire.StateEntityMetadataPageRequest>
  >()
  expectTypeOf<keyof sdk.StateEntityMetadataPageRequest>().toEqualTypeOf<
    keyof z.output<typeof wire.StateEntityMetadataPageRequest>
  >()
  expectTypeOf<OnWire<sdk.StateEntityNonFungibleIdsPageRequest>>().toExtend<
    z.input<typeof wire.StateEntityNonFungibleIdsPageRequest>
  >()
  expectTypeOf<keyof sdk.StateEntityNonFungibleIdsPageRequest>().toEqualTypeOf<
    keyof z.output<typeof wire.StateEntityNonFungibleIdsPageRequest>
  >()
  expectTypeOf<OnWire<sdk.StateEntityNonFungibleResourceVaultsPageRequest>>().toExtend<
    z.input<typeof wire.StateEntityNonFungibleResourceVaultsPageRequest>
  >()
  expectTypeOf<keyof sdk.StateEntityNonFungibleResourceVaultsPageRequest>().toEqualTypeOf<
    keyof z.output<typeof wire.StateEntityNonFungibleResourceVaultsPageRequest>
  >()
  expectTypeOf<OnWire<sdk.StateEntityNonFungiblesPageRequest>>().toExtend<
    z.input<typeof wire.StateEntityNonFungiblesPageRequest>
  >()
  expectTypeOf<keyof sdk.StateEntityNonFungiblesPageRequest>().toEqualTypeOf<
    keyof z.output<typeof wire.StateEntityNonFungiblesPageRequest>
  >()
  expectTypeOf<OnWire<sdk.StateKeyValueStoreDataRequest>>().toExtend<
    z.input<typeof wire.StateKeyValueStoreDataRequest>
  >()
  expectTypeOf<keyof sdk.StateKeyValueStoreDataRequest>().toEqualTypeOf<
    keyof z.output<typeof wire.StateKeyValueStoreDataRequest>
  >()
  expectTypeOf<OnWire<sdk.StateNonFungibleDataRequest>>().toExtend<z.input<typeof wire.StateNonFungibleDataRequest>>()
  expectTypeOf<keyof sdk.StateNonFungibleDataRequest>().toEqualTypeOf<
    keyof z.output<typeof wire.StateNonFungibleDataRequest>
  >()
  expectTypeOf<OnWire<sdk.StateNonFungibleIdsRequest>>().toExtend<z.input<typeof wire.StateNonFungibleIdsRequest>>()
  expectTypeOf<keyof sdk.StateNonFungibleIdsRequest>().toEqualTypeOf<
    keyof z.output<typeof wire.StateNonFungibleIdsRequest>
  >()
  expectTypeOf<OnWire<sdk.StateNonFungibleLocationRequest>>().toExtend<
    z.input<typeof wire.StateNonFungibleLocationRequest>
  >()
  expectTypeOf<keyof sdk.StateNonFungibleLocationRequest>().toEqualTypeOf<
    keyof z.output<typeof wire.StateNonFungibleLocationRequest>
  >()
  expectTypeOf<OnWire<sdk.StateValidatorsListRequest>>().toExtend<z.input<typeof wire.StateValidatorsListRequest>>()
  expectTypeOf<keyof sdk.StateValidatorsListRequest>().toEqualTypeOf<
    keyof z.output<typeof wire.StateValidatorsListRequest>
  >()
  expectTypeOf<OnWire<sdk.TransactionCommittedDetailsRequest>>().toExtend<
    z.input<typeof wire.TransactionCommittedDetailsRequest>
  >()
  expectTypeOf<keyof sdk.TransactionCommittedDetailsRequest>().toEqualTypeOf<
    keyof z.output<typeof wire.TransactionCommittedDetailsRequest>
  >()
  expectTypeOf<OnWire<sdk.TransactionDetailsOptIns>>().toExtend<z.input<typeof wire.TransactionDetailsOptIns>>()
  expectTypeOf<keyof sdk.TransactionDetailsOptIns>().toEqualTypeOf<keyof wire.TransactionDetailsOptIns>()
  expectTypeOf<OnWire<sdk.TransactionPreviewRequest>>().toExtend<z.input<typeof wire.TransactionPreviewRequest>>()
  expectTypeOf<keyof sdk.TransactionPreviewRequest>().toEqualTypeOf<keyof wire.TransactionPreviewRequest>()
  expectTypeOf<OnWire<sdk.TransactionStatusRequest>>().toExtend<z.input<typeof wire.TransactionStatusRequest>>()
  expectTypeOf<keyof sdk.TransactionStatusRequest>().toEqualTypeOf<
    keyof z.output<typeof wire.TransactionStatusRequest>
  >()
  expectTypeOf<OnWire<sdk.TransactionSubintentStatusRequest>>().toExtend<
    z.input<typeof wire.TransactionSubintentStatusRequest>
  >()
  expectTypeOf<OnWire<sdk.TransactionSubmitRequest>>().toExtend<z.input<typeof wire.TransactionSubmitRequest>>()
  expectTypeOf<keyof sdk.TransactionSubmitRequest>().toEqualTypeOf<
    keyof z.output<typeof wire.TransactionSubmitRequest>
  >()
  expectTypeOf<OnWire<sdk.PublicKey>>().toExtend<z.input<typeof wire.PublicKey>>()
  expectTypeOf<keyof sdk.PublicKey>().toEqualTypeOf<keyof z.output<typeof wire.PublicKey>>()
  expectTypeOf<OnWire<sdk.LedgerStateSelector>>().toExtend<z.input<typeof wire.LedgerStateSelector>>()
  expectTypeOf<keyof sdk.LedgerStateSelector>().toEqualTypeOf<keyof wire.LedgerStateSelector>()
  // In the SDK the addresses are optional, on the server they are not. The SDK writes `_class` for `class`.
  expectTypeOf<
    OnWire<Required<Pick<sdk.ValidatorsUptimeRequest, 'validator_addresses'>> & sdk.ValidatorsUptimeRequest>
  >().toExtend<z.input<typeof wire.ValidatorsUptimeRequest>>()
  expectTypeOf<OnWire<Omit<sdk.StreamTransactionsRequest, 'manifest_class_filter'>>>().toExtend<
    z.input<typeof wire.StreamTransactionsRequest>
  >()
  expectTypeOf<keyof sdk.ValidatorsUptimeRequest>().toEqualTypeOf<keyof z.output<typeof wire.ValidatorsUptimeRequest>>()
  expectTypeOf<keyof sdk.StreamTransactionsRequest>().toEqualTypeOf<keyof wire.StreamTransactionsRequest>()
})

test('the schemas accept every response the SDK types', () => {
  expectTypeOf<OnWire<sdk.ErrorResponse>>().toExtend<z.input<typeof wire.ErrorResponse>>()
  expectTypeOf<OnWire<sdk.GatewayStatusResponse>>().toExtend<z.input<typeof wire.GatewayStatusResponse>>()
  expectTypeOf<OnWire<sdk.LedgerState>>().toExtend<z.input<typeof wire.LedgerState>>()
  expectTypeOf<OnWire<sdk.NetworkConfigurationResponse>>().toExtend<z.input<typeof wire.NetworkConfigurationResponse>>()
  expectTypeOf<OnWire<sdk.StateEntityDetailsResponse>>().toExtend<z.input<typeof wire.StateEntityDetailsResponse>>()
  expectTypeOf<OnWire<sdk.StateEntityFungibleResourceVaultsPageResponse>>().toExtend<
    z.input<typeof wire.StateEntityFungibleResourceVaultsPageResponse>
  >()
  expectTypeOf<OnWire<sdk.StateEntityFungiblesPageResponse>>().toExtend<
    z.input<typeof wire.StateEntityFungiblesPageResponse>
  >()
  expectTypeOf<OnWire<sdk.StateEntityMetadataPageResponse>>().toExtend<
    z.input<typeof wire.StateEntityMetadataPageResponse>
  >()
  expectTypeOf<OnWire<sdk.StateEntityNonFungibleIdsPageResponse>>().toExtend<
    z.input<typeof wire.StateEntityNonFungibleIdsPageResponse>
  >()
  expectTypeOf<OnWire<sdk.StateEntityNonFungibleResourceVaultsPageResponse>>().toExtend<
    z.input<typeof wire.StateEntityNonFungibleResourceVaultsPageResponse>
  >()
  expectTypeOf<OnWire<sdk.StateEntityNonFungiblesPageResponse>>().toExtend<
    z.input<typeof wire.StateEntityNonFungiblesPageResponse>
  >()
  expectTypeOf<OnWire<sdk.StateKeyValueStoreDataResponse>>().toExtend<
    z.input<typeof wire.StateKeyValueStoreDataResponse>
  >()
  expectTypeOf<OnWire<sdk.StateNonFungibleDataResponse>>().toExtend<z.input<typeof wire.StateNonFungibleDataResponse>>()
  expectTypeOf<OnWire<sdk.StateNonFungibleIdsResponse>>().toExtend<z.input<typeof wire.StateNonFungibleIdsResponse>>()
  expectTypeOf<OnWire<sdk.StateNonFungibleLocationResponse>>().toExtend<
    z.input<typeof wire.StateNonFungibleLocationResponse>
  >()
  expectTypeOf<OnWire<sdk.StateValidatorsListResponse>>().toExtend<z.input<typeof wire.StateValidatorsListResponse>>()
  expectTypeOf<OnWire<sdk.StreamTransactionsResponse>>().toExtend<z.input<typeof wire.StreamTransactionsResponse>>()
  expectTypeOf<OnWire<sdk.TransactionCommittedDetailsResponse>>().toExtend<
    z.input<typeof wire.TransactionCommittedDetailsResponse>
  >()
  expectTypeOf<OnWire<sdk.TransactionConstructionResponse>>().toExtend<
    z.input<typeof wire.TransactionConstructionResponse>
  >()
  expectTypeOf<OnWire<sdk.TransactionPreviewResponse>>().toExtend<z.input<typeof wire.TransactionPreviewResponse>>()
  expectTypeOf<OnWire<sdk.TransactionStatusResponse>>().toExtend<z.input<typeof wire.TransactionStatusResponse>>()
  expectTypeOf<OnWire<sdk.TransactionSubintentStatusResponse>>().toExtend<
    z.input<typeof wire.TransactionSubintentStatusResponse>
  >()
  expectTypeOf<OnWire<sdk.TransactionSubmitResponse>>().toExtend<z.input<typeof wire.TransactionSubmitResponse>>()
  expectTypeOf<OnWire<sdk.ValidatorsUptimeResponse>>().toExtend<z.input<typeof wire.ValidatorsUptimeResponse>>()
})
