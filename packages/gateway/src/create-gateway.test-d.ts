import type { ResultAsync } from 'neverthrow'
import { expectTypeOf, test } from 'vitest'
import type {
  CommittedTransaction,
  Gateway,
  GatewayError,
  GatewayOptions,
  ProgrammaticScryptoSborValue,
  Settlement,
  StateEntityFungiblesPageResponse,
} from './index'
import type { GetKeyValueStoreDataRequest } from './verbs/index'

declare const gateway: Gateway

test('a gateway is named by network or by address', () => {
  expectTypeOf<{ applicationName: string; networkId: number }>().toExtend<GatewayOptions>()
  expectTypeOf<{ applicationName: string; baseUrl: string }>().toExtend<GatewayOptions>()
  expectTypeOf<{ applicationName: string }>().not.toExtend<GatewayOptions>()
  expectTypeOf<{ baseUrl: string }>().not.toExtend<GatewayOptions>()
})

test("answers are the wire's types", () => {
  expectTypeOf(gateway.getFungibles).returns.toEqualTypeOf<
    ResultAsync<StateEntityFungiblesPageResponse, GatewayError>
  >()
  expectTypeOf(gateway.watchTransaction).returns.toEqualTypeOf<ResultAsync<Settlement, GatewayError>>()
})

test('a committed transaction is typed as it is on the wire, not as the SDK keeps it in memory', () => {
  expectTypeOf<CommittedTransaction['confirmed_at']>().toEqualTypeOf<string | null | undefined>()
  type Event = NonNullable<NonNullable<CommittedTransaction['receipt']>['detailed_events']>[number]
  expectTypeOf<keyof Event['identifier']>().toEqualTypeOf<'package' | 'blueprint' | 'event'>()
})

test('requests are camelCase, with what is required required', () => {
  expectTypeOf(gateway.getFungibles).parameter(0).toHaveProperty('atLedgerState')
  expectTypeOf<{ address: string; optIns: undefined }>().toExtend<Parameters<Gateway['getFungibles']>[0]>()
  expectTypeOf<GetKeyValueStoreDataRequest['keys'][number]['keyJson']>().toEqualTypeOf<
    ProgrammaticScryptoSborValue | undefined
  >()
  // @ts-expect-error the address is missing
  void gateway.getFungibles({})
  // @ts-expect-error the wire's spelling is not ours
  void gateway.getNonFungibleIds({ resource_address: 'r' })
  // @ts-expect-error only verbs that page know maxPages
  void gateway.getTransactionStatus({ transactionIntentHash: 'txid' }, { maxPages: 1 })
  void gateway.getValidators()
  void gateway.getConstruction({}, { signal: new AbortController().signal })
})
