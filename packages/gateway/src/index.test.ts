import { expect, test } from 'vitest'
import * as gateway from './index'
import * as react from './react/index'
import * as testing from './testing/index'
import * as verbs from './verbs/index'
import * as wire from './wire/index'

const surface = (entry: object) => Object.keys(entry).sort()

test('public surface', () => {
  expect(surface(gateway)).toMatchInlineSnapshot(`
    [
      "RequiredError",
      "ResponseError",
      "createGateway",
      "gatewayErrorText",
      "gatewayUrl",
      "isTransient",
      "metadataText",
      "metadataTexts",
    ]
  `)
})

test('public surface of ./verbs: a transport, every verb of the gateway, and the watch', () => {
  const bound = gateway.createGateway({ networkId: 1, applicationName: 'test' })
  const methods = surface(bound).filter((name) => !['baseUrl', 'networkId', 'watchTransaction'].includes(name))
  expect(surface(verbs)).toEqual([...methods, 'createTransport', 'createWatchTransaction'].sort())
})

test('public surface of ./wire', () => {
  expect(surface(wire)).toMatchInlineSnapshot(`
    [
      "ErrorResponse",
      "GatewayStatusResponse",
      "LIMITS",
      "LedgerState",
      "LedgerStateSelector",
      "NetworkConfigurationResponse",
      "PublicKey",
      "StateEntityDetailsRequest",
      "StateEntityDetailsResponse",
      "StateEntityFungibleResourceVaultsPageRequest",
      "StateEntityFungibleResourceVaultsPageResponse",
      "StateEntityFungiblesPageRequest",
      "StateEntityFungiblesPageResponse",
      "StateEntityMetadataPageRequest",
      "StateEntityMetadataPageResponse",
      "StateEntityNonFungibleIdsPageRequest",
      "StateEntityNonFungibleIdsPageResponse",
      "StateEntityNonFungibleResourceVaultsPageRequest",
      "StateEntityNonFungibleResourceVaultsPageResponse",
      "StateEntityNonFungiblesPageRequest",
      "StateEntityNonFungiblesPageResponse",
      "StateKeyValueStoreDataRequest",
      "StateKeyValueStoreDataResponse",
      "StateKeyValueStoreKeysRequest",
      "StateNonFungibleDataRequest",
      "StateNonFungibleDataResponse",
      "StateNonFungibleIdsRequest",
      "StateNonFungibleIdsResponse",
      "StateNonFungibleLocationRequest",
      "StateNonFungibleLocationResponse",
      "StateValidatorsListRequest",
      "StateValidatorsListResponse",
      "StreamTransactionsRequest",
      "StreamTransactionsResponse",
      "TransactionCommittedDetailsRequest",
      "TransactionCommittedDetailsResponse",
      "TransactionConstructionResponse",
      "TransactionDetailsOptIns",
      "TransactionPreviewRequest",
      "TransactionPreviewResponse",
      "TransactionStatusRequest",
      "TransactionStatusResponse",
      "TransactionSubintentStatusRequest",
      "TransactionSubintentStatusResponse",
      "TransactionSubmitRequest",
      "TransactionSubmitResponse",
      "ValidatorsUptimeRequest",
      "ValidatorsUptimeResponse",
      "endpoints",
    ]
  `)
})

test('public surface of ./testing', () => {
  expect(surface(testing)).toMatchInlineSnapshot(`
    [
      "createFakeFetch",
      "createFakeGateway",
      "describeGateway",
      "ledgerStateAt",
      "staticLedgerAnswers",
    ]
  `)
})

test('public surface of ./react', () => {
  expect(surface(react)).toMatchInlineSnapshot(`
    [
      "GatewayProvider",
      "entityQuery",
      "fungiblesQuery",
      "gatewayKeys",
      "nonFungiblesQuery",
      "useBalance",
      "useComponentState",
      "useEntity",
      "useNonFungibles",
      "useNoteCommit",
    ]
  `)
})
