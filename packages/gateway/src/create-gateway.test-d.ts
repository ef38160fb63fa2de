import type { ProgrammaticScryptoSborValue, StateEntityFungiblesPageResponse } from '@radixdlt/babylon-gateway-api-sdk'
import type { ResultAsync } from 'neverthrow'
import { expectTypeOf, test } from 'vitest'
import type { CommittedTransaction, Gateway, GatewayError, GatewayOptions, Settlement } from './index'

declare const gateway: Gateway

test('a gateway is named by network or by URL', () => {
  expectTypeOf<{ applicationName: string; networkId: number }>().toExtend<GatewayOptions>()
  expectTypeOf<{ applicationName: string; baseUrl: string }>().toExtend<GatewayOptions>()
  expectTypeOf<{ applicationName: string }>().not.toExtend<GatewayOptions>()
  expectTypeOf<{ baseUrl: string }>().not.toExtend<GatewayOptions>()
})

test("responses have the SDK's types", () => {
  expectTypeOf(gateway.getFungibles).returns.toEqualTypeOf<
    ResultAsync<StateEntityFungiblesPageResponse, GatewayError>
  >()
  expectTypeOf(gateway.watchTransaction).returns.toEqualTypeOf<ResultAsync<Settlement, GatewayError>>()
})

test('a committed transaction is typed as JSON, where the SDK has a Date and a `_package`', () => {
  expectTypeOf<CommittedTransaction['confirmed_at']>().toEqualTypeOf<string | null | undefined>()
  type Event = NonNullable<NonNullable<CommittedTransaction['receipt']>['detailed_events']>[number]
  expectTypeOf<keyof Event['identifier']>().toEqualTypeOf<'package' | 'blueprint' | 'event'>()
})

test("requests have the SDK's fields, readonly arrays and explicit undefined included", () => {
  expectTypeOf<{ address: string; opt_ins: undefined }>().toExtend<Parameters<Gateway['getFungibles']>[0]>()
  expectTypeOf<{ addresses: readonly string[] }>().toExtend<Parameters<Gateway['getEntityDetails']>[0]>()
  type Key = Parameters<Gateway['getKeyValueStoreData']>[0]['keys'][number]['key_json']
  expectTypeOf<ProgrammaticScryptoSborValue>().toExtend<NonNullable<Key>>()
  // @ts-expect-error the address is missing
  void gateway.getFungibles({})
  // @ts-expect-error request fields are snake_case
  void gateway.getNonFungibleIds({ resourceAddress: 'r' })
  // @ts-expect-error only verbs that read pages have maxPages
  void gateway.getTransactionStatus({ intent_hash: 'txid' }, { maxPages: 1 })
  void gateway.getValidators()
  void gateway.getConstruction({}, { signal: new AbortController().signal })
})
