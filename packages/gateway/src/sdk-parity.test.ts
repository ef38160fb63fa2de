import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { GatewayApiClient } from '@radixdlt/babylon-gateway-api-sdk'
import type { ResultAsync } from 'neverthrow'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createGateway, type Gateway, type GatewayError, ResponseError } from './index'
import { type StaticLedger, staticLedgerAnswers } from './testing/index'

type Seen = {
  readonly method: string | undefined
  readonly path: string | undefined
  readonly body: string
  readonly headers: IncomingHttpHeaders
}

const account = 'account_loc1holder'
const ticket = 'resource_loc1ticket'
const token = 'resource_loc1token'
const store = 'internal_keyvaluestore_loc1'
const key = { kind: 'String', value: 'k' } as const

const ledger: StaticLedger = {
  networkId: 240,
  network: 'localnet',
  stateVersion: 40,
  entities: {
    [account]: { fungibles: { [token]: '9989.9' }, nonFungibles: { [ticket]: ['#1#', '#2#', '#3#'] } },
    [token]: { metadata: { name: 'Radix' } },
  },
  nonFungibles: {
    [ticket]: { '#1#': { kind: 'Tuple', fields: [] }, '#2#': { kind: 'Tuple', fields: [] }, '#3#': null },
  },
  stores: { [store]: [{ key, value: { kind: 'U32', value: '7' } }] },
  validators: ['validator_loc1'],
  transactions: ['txid_loc1one', 'txid_loc1two'],
}
const identity = { applicationName: 'Shop', applicationVersion: '1.2.3' }
const dAppDefinitionAddress = 'account_loc1dapp'

const seen: Seen[] = []
const answer = staticLedgerAnswers(ledger)
const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const body = Buffer.concat(chunks).toString()
    const path = request.url ?? ''
    seen.push({ method: request.method, path, body, headers: request.headers })
    const {
      status = 200,
      json,
      text,
    } = answer({ path, body: body ? JSON.parse(body) : undefined, headers: new Headers() })
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(text ?? JSON.stringify(json))
  })
})

let ours: Gateway
let sdk: GatewayApiClient
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  ours = createGateway({ ...identity, baseUrl, dAppDefinitionAddress })
  sdk = GatewayApiClient.initialize({
    ...identity,
    basePath: baseUrl,
    applicationDappDefinitionAddress: dAppDefinitionAddress,
  })
})
afterAll(() => new Promise<void>((closed) => server.close(() => closed())))
beforeEach(() => {
  seen.length = 0
})

/** The SDK makes Dates of some texts and keeps absent fields as `undefined`; JSON forgets both. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
/** What both clients' ResponseErrors say; the SDK calls the body `errorResponse`. */
const facts = (error: unknown) => {
  const { name, message, status, body, errorResponse } = error as Record<string, unknown>
  return { name, message, status, body: body ?? errorResponse }
}
const at = { state_version: 9 }
const atLedgerState = { stateVersion: 9 }
const cursor = btoa('0')

type Call = readonly [verb: string, ours: () => ResultAsync<unknown, GatewayError>, theirs: () => Promise<unknown>]
const calls: readonly Call[] = [
  ['getGatewayStatus', () => ours.getGatewayStatus(), () => sdk.status.innerClient.gatewayStatus()],
  [
    'getNetworkConfiguration',
    () => ours.getNetworkConfiguration(),
    () => sdk.status.innerClient.networkConfiguration(),
  ],
  ['getConstruction', () => ours.getConstruction(), () => sdk.transaction.innerClient.transactionConstruction()],
  [
    'getEntityDetails',
    () =>
      ours.getEntityDetails({
        atLedgerState,
        optIns: { ancestorIdentities: true, explicitMetadata: ['name'] },
        addresses: [account, token],
        aggregationLevel: 'Vault',
      }),
    () =>
      sdk.state.innerClient.stateEntityDetails({
        stateEntityDetailsRequest: {
          at_ledger_state: at,
          opt_ins: { ancestor_identities: true, explicit_metadata: ['name'] },
          addresses: [account, token],
          aggregation_level: 'Vault',
        },
      }),
  ],
  [
    'getEntityMetadata',
    () => ours.getEntityMetadata({ atLedgerState, cursor, limitPerPage: 2, address: token }),
    () =>
      sdk.state.innerClient.entityMetadataPage({
        stateEntityMetadataPageRequest: { at_ledger_state: at, cursor, limit_per_page: 2, address: token },
      }),
  ],
  [
    'getFungibles',
    () => ours.getFungibles({ address: account }),
    () => sdk.state.innerClient.entityFungiblesPage({ stateEntityFungiblesPageRequest: { address: account } }),
  ],
  [
    'getNonFungibles',
    () => ours.getNonFungibles({ address: account, optIns: { nonFungibleIncludeNfids: true } }),
    () =>
      sdk.state.innerClient.entityNonFungiblesPage({
        stateEntityNonFungiblesPageRequest: { address: account, opt_ins: { non_fungible_include_nfids: true } },
      }),
  ],
  [
    'getFungibleVaults',
    () => ours.getFungibleVaults({ address: account, resourceAddress: token }),
    () =>
      sdk.state.innerClient.entityFungibleResourceVaultPage({
        stateEntityFungibleResourceVaultsPageRequest: { address: account, resource_address: token },
      }),
  ],
  [
    'getNonFungibleVaults',
    () =>
      ours.getNonFungibleVaults({
        address: account,
        resourceAddress: ticket,
        optIns: { nonFungibleIncludeNfids: true },
      }),
    () =>
      sdk.state.innerClient.entityNonFungibleResourceVaultPage({
        stateEntityNonFungibleResourceVaultsPageRequest: {
          address: account,
          resource_address: ticket,
          opt_ins: { non_fungible_include_nfids: true },
        },
      }),
  ],
  [
    'getNonFungibleVaultIds',
    () => ours.getNonFungibleVaultIds({ address: account, vaultAddress: 'v', resourceAddress: ticket }),
    () =>
      sdk.state.innerClient.entityNonFungibleIdsPage({
        stateEntityNonFungibleIdsPageRequest: { address: account, vault_address: 'v', resource_address: ticket },
      }),
  ],
  [
    'getNonFungibleIds',
    () => ours.getNonFungibleIds({ resourceAddress: ticket }),
    () => sdk.state.innerClient.nonFungibleIds({ stateNonFungibleIdsRequest: { resource_address: ticket } }),
  ],
  [
    'getNonFungibleData',
    () => ours.getNonFungibleData({ resourceAddress: ticket, nonFungibleIds: ['#1#', '#3#', '#9#'] }),
    () =>
      sdk.state.innerClient.nonFungibleData({
        stateNonFungibleDataRequest: { resource_address: ticket, non_fungible_ids: ['#1#', '#3#', '#9#'] },
      }),
  ],
  [
    'getNonFungibleLocation',
    () => ours.getNonFungibleLocation({ resourceAddress: ticket, nonFungibleIds: ['#1#'] }),
    () =>
      sdk.state.innerClient.nonFungibleLocation({
        stateNonFungibleLocationRequest: { resource_address: ticket, non_fungible_ids: ['#1#'] },
      }),
  ],
  [
    'getKeyValueStoreData',
    () => ours.getKeyValueStoreData({ keyValueStoreAddress: store, keys: [{ keyJson: key }] }),
    () =>
      sdk.state.innerClient.keyValueStoreData({
        stateKeyValueStoreDataRequest: { key_value_store_address: store, keys: [{ key_json: key }] },
      }),
  ],
  [
    'getValidators',
    () => ours.getValidators(),
    () => sdk.state.innerClient.stateValidatorsList({ stateValidatorsListRequest: {} }),
  ],
  [
    'getValidatorsUptime',
    () => ours.getValidatorsUptime({ validatorAddresses: ['validator_loc1'] }),
    () =>
      sdk.statistics.innerClient.validatorsUptime({
        validatorsUptimeRequest: { validator_addresses: ['validator_loc1'] },
      }),
  ],
  [
    'streamTransactions',
    () =>
      ours.streamTransactions({
        fromLedgerState: atLedgerState,
        limitPerPage: 1,
        kindFilter: 'User',
        manifestClassFilter: { class: 'General', matchOnlyMostSpecific: true },
        order: 'Asc',
        optIns: { balanceChanges: true },
      }),
    () =>
      sdk.stream.innerClient.streamTransactions({
        streamTransactionsRequest: {
          from_ledger_state: at,
          limit_per_page: 1,
          kind_filter: 'User',
          manifest_class_filter: { _class: 'General', match_only_most_specific: true },
          order: 'Asc',
          opt_ins: { balance_changes: true },
        },
      }),
  ],
  [
    'getCommittedDetails',
    () =>
      ours.getCommittedDetails({
        transactionIntentHash: 'txid_loc1one',
        optIns: { rawHex: true, receiptOutput: false },
      }),
    () =>
      sdk.transaction.innerClient.transactionCommittedDetails({
        transactionCommittedDetailsRequest: {
          intent_hash: 'txid_loc1one',
          opt_ins: { raw_hex: true, receipt_output: false },
        },
      }),
  ],
  [
    'previewTransaction',
    () =>
      ours.previewTransaction({
        manifest: 'CALL_METHOD;',
        startEpochInclusive: 1,
        endEpochExclusive: 2,
        nonce: 1,
        signerPublicKeys: [{ keyType: 'EddsaEd25519', keyHex: 'aa'.repeat(32) }],
        flags: { useFreeCredit: true },
      }),
    () =>
      sdk.transaction.innerClient.transactionPreview({
        transactionPreviewRequest: {
          manifest: 'CALL_METHOD;',
          start_epoch_inclusive: 1,
          end_epoch_exclusive: 2,
          nonce: 1,
          signer_public_keys: [{ key_type: 'EddsaEd25519', key_hex: 'aa'.repeat(32) }],
          flags: { use_free_credit: true },
        },
      }),
  ],
  [
    'getTransactionStatus',
    () => ours.getTransactionStatus({ transactionIntentHash: 'txid_loc1two' }),
    () => sdk.transaction.innerClient.transactionStatus({ transactionStatusRequest: { intent_hash: 'txid_loc1two' } }),
  ],
  [
    'getSubintentStatus',
    () => ours.getSubintentStatus({ subintentHash: 'subtxid_loc1two' }),
    () =>
      sdk.transaction.innerClient.transactionSubintentStatus({
        transactionSubintentStatusRequest: { subintent_hash: 'subtxid_loc1two' },
      }),
  ],
  [
    'submitTransaction',
    () => ours.submitTransaction({ notarizedTransactionHex: '4d22' }),
    () =>
      sdk.transaction.innerClient.transactionSubmit({
        transactionSubmitRequest: { notarized_transaction_hex: '4d22' },
      }),
  ],
]

describe('ours and the official client', () => {
  test.each(calls)(
    'send the same %s by POST and read the same answer (spec L63, L108 to L111)',
    async (_, our, their) => {
      const mine = await our()
      const theirs: unknown = await their().catch((error: unknown) => error)
      expect(seen.map(({ method, path }) => ({ method, path }))).toEqual(
        [seen[1], seen[1]].map((request) => ({ method: 'POST', path: request?.path })),
      )
      const [ourBody, theirBody] = seen.map(({ body }): unknown => body && JSON.parse(body))
      expect(ourBody).toEqual(theirBody)
      const own = { 'rdx-client-name': '', 'rdx-client-version': '', 'content-length': '' }
      expect({ ...seen[0]?.headers, ...own }).toEqual({ ...seen[1]?.headers, ...own })
      mine.match(
        (answer) => expect(answer).toEqual(asJson(theirs)),
        (error) => expect(facts(error)).toEqual(facts(theirs)),
      )
    },
  )

  test('are compared for every verb', () => {
    const verbs = Object.keys(ours).filter((name) => !['baseUrl', 'networkId', 'watchTransaction'].includes(name))
    expect(calls.map(([name]) => name).sort()).toEqual(verbs.sort())
  })

  test('read the same error from the same answer (spec L128)', async () => {
    const mine = (await ours.getCommittedDetails({ transactionIntentHash: 'txid_loc1none' }))._unsafeUnwrapErr()
    const theirs: unknown = await sdk.transaction.innerClient
      .transactionCommittedDetails({ transactionCommittedDetailsRequest: { intent_hash: 'txid_loc1none' } })
      .catch((error: unknown) => error)
    expect(mine).toBeInstanceOf(ResponseError)
    expect(facts(mine)).toEqual(facts(theirs))
    expect(facts(mine)).toMatchObject({
      name: 'ResponseError',
      status: 404,
      body: { details: { type: 'TransactionNotFoundError' } },
    })
  })
})
