import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as connector from './index'
import * as protocol from './protocol/index'
import * as react from './react/index'
import * as toolkit from './toolkit/index'

test('public surface', () => {
  expect(Object.keys(connector).toSorted()).toMatchInlineSnapshot(`
    [
      "createWalletConnector",
      "englishErrors",
      "germanErrors",
      "spanishErrors",
      "walletErrorText",
      "walletErrorWords",
      "windowTransport",
    ]
  `)
  expect(Object.keys(toolkit).toSorted()).toMatchInlineSnapshot(`
    [
      "DataRequestBuilder",
      "LoginState",
      "OneTimeDataRequestBuilder",
      "PersonaDataEntry",
      "RadixNetwork",
      "RequestItem",
      "SharedData",
      "SignedChallenge",
      "SubintentRequestBuilder",
      "UNNAMED_DAPP",
      "WalletData",
      "createDappToolkit",
      "hasStoredWallet",
      "storageKeys",
    ]
  `)
  expect(Object.keys(react).toSorted()).toMatchInlineSnapshot(`
    [
      "WalletProvider",
      "hasStoredWallet",
      "isTouchDevice",
      "nextStepLink",
      "nextStepText",
      "requestCode",
      "requestItemWords",
      "requestOutcome",
      "resultWord",
      "sharedDataWords",
      "useConnect",
      "useDiagnosis",
      "useExtensionStatus",
      "useIsConnected",
      "useOpenTransactions",
      "useQrCode",
      "useRequestItems",
      "useRequestRows",
      "useSendTransaction",
      "useSettlements",
      "useToolkit",
      "useWallet",
      "useWarnBeforeLeaving",
      "walletErrorText",
      "walletStores",
    ]
  `)
  expect(Object.keys(protocol).toSorted()).toMatchInlineSnapshot(`
    [
      "Account",
      "AccountProof",
      "AccountsRequest",
      "AccountsResponse",
      "AuthRequest",
      "AuthResponse",
      "AuthorizedRequest",
      "AuthorizedResponse",
      "CancelRequest",
      "CancelWrapped",
      "ExtensionCommand",
      "LifecycleEvent",
      "METADATA_VERSION",
      "Metadata",
      "Name",
      "OwnershipRequest",
      "OwnershipResponse",
      "Persona",
      "PersonaDataRequest",
      "PersonaDataResponse",
      "PersonaProof",
      "PreAuthorizationRequest",
      "PreAuthorizationResponse",
      "Proof",
      "Quantity",
      "RECEIVE_EVENT",
      "RequestInteraction",
      "RequestItems",
      "ResetRequest",
      "ResponseItems",
      "SEND_EVENT",
      "StatusEvent",
      "TransactionRequest",
      "TransactionResponse",
      "UnauthorizedRequest",
      "UnauthorizedResponse",
      "WalletFailure",
      "WalletInteraction",
      "WalletResponse",
      "WalletSuccess",
      "WrappedInteraction",
      "isUndetermined",
      "parse",
      "readIncoming",
      "walletAnswerCodes",
    ]
  `)
})

test('a test plays every shared timeline', () => {
  const read = (path: string) => readFileSync(`${process.cwd()}/${path}`, 'utf8')
  const { timelines } = JSON.parse(read('fixtures/wallet-timelines.json')) as { timelines: { id: string }[] }
  const tests = [
    'connector/timelines',
    'connector/create-wallet-connector',
    'toolkit/login',
    'toolkit/transactions',
    'toolkit/tabs',
    'toolkit/server',
  ]
    .map((name) => read(`src/${name}.test.ts`))
    .join('\n')
  // T41 tests the retries of the Gateway client.
  const played = timelines.filter(({ id }) => id !== 'T41').map(({ id }) => id)
  expect(played.filter((id) => !tests.includes(id))).toEqual([])
})
