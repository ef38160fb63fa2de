import { bytesToHex } from '@noble/hashes/utils.js'
import {
  Configuration,
  ExtensionsApi,
  StateApi,
  StatisticsApi,
  StatusApi,
  StreamApi,
  TransactionApi,
} from '@radixdlt/babylon-gateway-api-sdk'
import { beforeAll, expect, test } from 'vitest'
import { lootbox } from '../blueprints/lootbox'
import { createDevnet, type Devnet } from '../create-devnet'
import { signatureId } from '../engine/auth-zone'
import { nativeAddresses } from '../engine/native-addresses'
import { devKeys } from '../keys'
import { previewTransactionV2 } from '../testing/build-v2'
import { recipes } from '../testing/recipes'
import { recordedFetch } from '../testing/recorded-fetch'
import { sdkSchema } from '../testing/sdk-schema'
import { testWallet } from '../testing/test-wallet'

type Methods<Api> = Exclude<
  { [K in keyof Api]: Api[K] extends (...args: never[]) => Promise<unknown> ? K : never }[keyof Api],
  `${string}Raw`
>
/** A call of each method of an API class, by its name. */
type Calls<Api> = { readonly [K in Methods<Api> & string]: () => Promise<unknown> }

let devnet: Devnet
let calls: Readonly<Record<string, { api: object; methods: Readonly<Record<string, () => Promise<unknown>>> }>>
const recording = recordedFetch()
const native = nativeAddresses(240)
const { main, club } = devKeys(1)

/** Everything that the requests below name: settings of an account, a locker with content, and a ticket. */
async function prepare(account: string) {
  const wallet = testWallet(devnet, main)
  const { baller } = devnet.addresses
  const { xrd, faucet } = devnet.genesis.wellKnown
  const bought = await wallet.send(recipes(devnet, account).buy(2))
  await wallet.send(`
    CALL_METHOD Address("${account}") "set_resource_preference" Address("${baller}") Enum<1u8>();
    CALL_METHOD Address("${account}") "add_authorized_depositor" Enum<1u8>(Address("${baller}"));
    CALL_METHOD Address("${account}") "add_authorized_depositor" Enum<0u8>(NonFungibleGlobalId("${devnet.addresses.hugOpenTickets}:#1#"));`)
  const created = await wallet.send(`
    CALL_FUNCTION Address("${native.lockerPackage}") "AccountLocker" "instantiate_simple" true;
    CALL_METHOD Address("${account}") "deposit_batch" Expression("ENTIRE_WORKTOP");`)
  const locker = created.affected.find((one) => one.startsWith('locker_')) ?? ''
  const badge = created.balanceChanges.fungible.find(({ resource }) => resource !== xrd)?.resource ?? ''
  await wallet.send(`
    CALL_METHOD Address("${account}") "create_proof_of_amount" Address("${badge}") Decimal("1");
    CALL_METHOD Address("${faucet}") "free";
    TAKE_ALL_FROM_WORKTOP Address("${xrd}") Bucket("xrd");
    CALL_METHOD Address("${locker}") "store" Address("${account}") Bucket("xrd") false;`)
  return { bought, locker, badge }
}

function stateCalls(state: StateApi, account: string, { locker }: Awaited<ReturnType<typeof prepare>>) {
  const { hugOpen, hugOpenTickets: tickets, baller, lootboxPackage } = devnet.addresses
  const { wellKnown } = devnet.genesis
  const resource_address = tickets
  const non_fungible_ids = ['#1#']
  const view = devnet.ledger.chain.view()
  const vault_address = view.get('vaultOf', `${account}\n${tickets}`) ?? ''
  const key_value_store_address = view.list('vaults', hugOpen).length > 0 ? (storeOf() ?? '') : ''
  const keys = [{ key_json: { kind: 'NonFungibleLocalId' as const, value: '#1#' } }]
  const page = { address: account }
  const stateMethods: Calls<StateApi> = {
    stateEntityDetails: () => state.stateEntityDetails({ stateEntityDetailsRequest: { addresses: [account, locker] } }),
    entityMetadataPage: () => state.entityMetadataPage({ stateEntityMetadataPageRequest: page }),
    entitySchemaPage: () =>
      state.entitySchemaPage({ stateEntitySchemaPageRequest: { address: devnet.addresses.lootboxPackage } }),
    entityFungiblesPage: () => state.entityFungiblesPage({ stateEntityFungiblesPageRequest: page }),
    entityNonFungiblesPage: () => state.entityNonFungiblesPage({ stateEntityNonFungiblesPageRequest: page }),
    entityFungibleResourceVaultPage: () =>
      state.entityFungibleResourceVaultPage({
        stateEntityFungibleResourceVaultsPageRequest: { ...page, resource_address: baller },
      }),
    entityNonFungibleResourceVaultPage: () =>
      state.entityNonFungibleResourceVaultPage({
        stateEntityNonFungibleResourceVaultsPageRequest: { ...page, resource_address },
      }),
    entityNonFungibleIdsPage: () =>
      state.entityNonFungibleIdsPage({
        stateEntityNonFungibleIdsPageRequest: { ...page, vault_address, resource_address },
      }),
    nonFungibleIds: () => state.nonFungibleIds({ stateNonFungibleIdsRequest: { resource_address } }),
    nonFungibleData: () =>
      state.nonFungibleData({ stateNonFungibleDataRequest: { resource_address, non_fungible_ids } }),
    nonFungibleLocation: () =>
      state.nonFungibleLocation({ stateNonFungibleLocationRequest: { resource_address, non_fungible_ids } }),
    keyValueStoreKeys: () => state.keyValueStoreKeys({ stateKeyValueStoreKeysRequest: { key_value_store_address } }),
    keyValueStoreData: () =>
      state.keyValueStoreData({ stateKeyValueStoreDataRequest: { key_value_store_address, keys } }),
    accountResourcePreferencesPage: () =>
      state.accountResourcePreferencesPage({
        stateAccountResourcePreferencesPageRequest: { account_address: account },
      }),
    accountAuthorizedDepositorsPage: () =>
      state.accountAuthorizedDepositorsPage({
        stateAccountAuthorizedDepositorsPageRequest: { account_address: account },
      }),
    accountLockerVaultsPage: () =>
      state.accountLockerVaultsPage({
        stateAccountLockerPageVaultsRequest: { locker_address: locker, account_address: account },
      }),
    accountLockersTouchedAt: () =>
      state.accountLockersTouchedAt({
        stateAccountLockersTouchedAtRequest: {
          account_lockers: [{ locker_address: locker, account_address: account }],
        },
      }),
    packageBlueprintPage: () =>
      state.packageBlueprintPage({
        statePackageBlueprintPageRequest: { package_address: wellKnown.account_package ?? '' },
      }),
    packageCodePage: () => state.packageCodePage({ statePackageCodePageRequest: { package_address: lootboxPackage } }),
    stateValidatorsList: () => state.stateValidatorsList({ stateValidatorsListRequest: {} }),
  }
  return { api: state, methods: stateMethods }
}

/** Requests of every method of the official client, with the types of the client. */
function callsOf(url: string, account: string, prepared: Awaited<ReturnType<typeof prepare>>) {
  const configuration = new Configuration({ basePath: url, fetchApi: recording.fetch })
  const { validator } = devnet.genesis
  const statistics = new StatisticsApi(configuration)
  const statisticsMethods: Calls<StatisticsApi> = {
    validatorsUptime: () =>
      statistics.validatorsUptime({ validatorsUptimeRequest: { validator_addresses: [validator] } }),
  }
  const status = new StatusApi(configuration)
  const statusMethods: Calls<StatusApi> = {
    gatewayStatus: () => status.gatewayStatus(),
    networkConfiguration: () => status.networkConfiguration(),
  }
  const stream = new StreamApi(configuration)
  const streamMethods: Calls<StreamApi> = {
    streamTransactions: () => stream.streamTransactions({ streamTransactionsRequest: { kind_filter: 'All' } }),
  }
  return {
    state: stateCalls(new StateApi(configuration), account, prepared),
    statistics: { api: statistics, methods: statisticsMethods },
    status: { api: status, methods: statusMethods },
    stream: { api: stream, methods: streamMethods },
    transaction: transactionCalls(new TransactionApi(configuration), account, prepared.bought),
    extensions: extensionCalls(new ExtensionsApi(configuration), prepared.badge),
  }
}

const storeOf = () => lootbox.stateOf(devnet.ledger.chain.view(), devnet.addresses.hugOpen)?.draws

function transactionCalls(api: TransactionApi, account: string, { intentId, hex }: { intentId: string; hex: string }) {
  const lockFee = `CALL_METHOD Address("${account}") "lock_fee" Decimal("5");`
  const methods: Calls<TransactionApi> = {
    transactionConstruction: () => api.transactionConstruction(),
    transactionPreview: () =>
      api.transactionPreview({
        transactionPreviewRequest: {
          manifest: lockFee,
          nonce: 1,
          start_epoch_inclusive: 1,
          end_epoch_exclusive: 2,
          signer_public_keys: [{ key_type: 'EddsaEd25519', key_hex: bytesToHex(main.publicKey) }],
          flags: { skip_epoch_check: true },
        },
      }),
    transactionPreviewV2: () =>
      api.transactionPreviewV2({
        transactionPreviewV2Request: {
          preview_transaction: {
            type: 'Compiled',
            preview_transaction_hex: previewTransactionV2(devnet, { manifest: lockFee, signers: [main], notary: club }),
          },
          opt_ins: { core_api_receipt: true, logs: true },
        },
      }),
    transactionSubmit: () => api.transactionSubmit({ transactionSubmitRequest: { notarized_transaction_hex: hex } }),
    transactionStatus: () => api.transactionStatus({ transactionStatusRequest: { intent_hash: intentId } }),
    transactionSubintentStatus: () =>
      api.transactionSubintentStatus({
        transactionSubintentStatusRequest: {
          subintent_hash: 'subtxid_loc1x967yzfze3zdpj650awghp32m5skzak3n066fg6kzpynz08kc38syemq0q',
        },
      }),
    transactionCommittedDetails: () =>
      api.transactionCommittedDetails({ transactionCommittedDetailsRequest: { intent_hash: intentId } }),
    accountDepositPreValidation: () =>
      api.accountDepositPreValidation({
        accountDepositPreValidationRequest: {
          account_address: account,
          resource_addresses: [devnet.addresses.baller],
        },
      }),
  }
  return { api, methods }
}

function extensionCalls(api: ExtensionsApi, badge: string) {
  const key = { resource_address: native.ed25519Signature, non_fungible_id: signatureId(main.publicKey) }
  const methods: Calls<ExtensionsApi> = {
    entitiesByRoleRequirementLookup: () =>
      api.entitiesByRoleRequirementLookup({
        entitiesByRoleRequirementLookupRequest: { requirements: [{ resource_address: badge }] },
      }),
    entitiesByRoleRequirementPage: () =>
      api.entitiesByRoleRequirementPage({ entitiesByRoleRequirementPageRequest: { resource_address: badge } }),
    implicitRequirementsLookup: () =>
      api.implicitRequirementsLookup({ implicitRequirementsLookupRequest: { requirements: [key] } }),
    resourceHoldersPage: () =>
      api.resourceHoldersPage({ resourceHoldersRequest: { resource_address: devnet.addresses.baller } }),
  }
  return { api, methods }
}

beforeAll(async () => {
  devnet = (await createDevnet({ history: false }))._unsafeUnwrap()
  const { account } = testWallet(devnet, main)
  const url = (await devnet.listen({ port: 0 }))._unsafeUnwrap()
  calls = callsOf(url, account, await prepare(account))
  return () => devnet.close()
}, 60_000)

const isMethod = (name: string): boolean => name !== 'constructor' && !name.endsWith('Raw')

/** The client's type of each method's response. */
const responseTypes: Readonly<Record<string, string>> = {
  accountAuthorizedDepositorsPage: 'StateAccountAuthorizedDepositorsPageResponse',
  accountDepositPreValidation: 'AccountDepositPreValidationResponse',
  accountLockersTouchedAt: 'StateAccountLockersTouchedAtResponse',
  accountLockerVaultsPage: 'StateAccountLockerPageVaultsResponse',
  accountResourcePreferencesPage: 'StateAccountResourcePreferencesPageResponse',
  entitiesByRoleRequirementLookup: 'EntitiesByRoleRequirementLookupResponse',
  entitiesByRoleRequirementPage: 'EntitiesByRoleRequirementPageResponse',
  entityFungibleResourceVaultPage: 'StateEntityFungibleResourceVaultsPageResponse',
  entityFungiblesPage: 'StateEntityFungiblesPageResponse',
  entityMetadataPage: 'StateEntityMetadataPageResponse',
  entityNonFungibleIdsPage: 'StateEntityNonFungibleIdsPageResponse',
  entityNonFungibleResourceVaultPage: 'StateEntityNonFungibleResourceVaultsPageResponse',
  entityNonFungiblesPage: 'StateEntityNonFungiblesPageResponse',
  entitySchemaPage: 'StateEntitySchemaPageResponse',
  gatewayStatus: 'GatewayStatusResponse',
  implicitRequirementsLookup: 'ImplicitRequirementsLookupResponse',
  keyValueStoreData: 'StateKeyValueStoreDataResponse',
  keyValueStoreKeys: 'StateKeyValueStoreKeysResponse',
  networkConfiguration: 'NetworkConfigurationResponse',
  nonFungibleData: 'StateNonFungibleDataResponse',
  nonFungibleIds: 'StateNonFungibleIdsResponse',
  nonFungibleLocation: 'StateNonFungibleLocationResponse',
  packageBlueprintPage: 'StatePackageBlueprintPageResponse',
  packageCodePage: 'StatePackageCodePageResponse',
  resourceHoldersPage: 'ResourceHoldersResponse',
  stateEntityDetails: 'StateEntityDetailsResponse',
  stateValidatorsList: 'StateValidatorsListResponse',
  streamTransactions: 'StreamTransactionsResponse',
  transactionCommittedDetails: 'TransactionCommittedDetailsResponse',
  transactionConstruction: 'TransactionConstructionResponse',
  transactionPreview: 'TransactionPreviewResponse',
  transactionPreviewV2: 'TransactionPreviewV2Response',
  transactionStatus: 'TransactionStatusResponse',
  transactionSubintentStatus: 'TransactionSubintentStatusResponse',
  transactionSubmit: 'TransactionSubmitResponse',
  validatorsUptime: 'ValidatorsUptimeResponse',
}

/** Lists in answers that the setup fills. An empty one would satisfy its type without proof. */
const filled: Readonly<Record<string, string>> = {
  accountAuthorizedDepositorsPage: 'items',
  accountLockersTouchedAt: 'items',
  accountLockerVaultsPage: 'items',
  accountResourcePreferencesPage: 'items',
  entitiesByRoleRequirementPage: 'entities',
  entitySchemaPage: 'items',
  packageBlueprintPage: 'items',
  packageCodePage: 'items',
  resourceHoldersPage: 'items',
}

test('every method of the official client has an answer of its type', { timeout: 60_000 }, async () => {
  const schemaOf = sdkSchema()
  for (const [name, { api, methods }] of Object.entries(calls)) {
    const all = Object.getOwnPropertyNames(Object.getPrototypeOf(api)).filter(isMethod)
    expect(Object.keys(methods).sort(), name).toEqual([...all].sort())
    for (const [method, call] of Object.entries(methods)) {
      await call().catch(() => undefined)
      const { status, body } = recording.exchanges.at(-1) ?? {}
      expect(status, `${method}: ${JSON.stringify(body)}`).toBe(200)
      const validate = schemaOf(responseTypes[method] ?? '')
      expect(validate(body), `${method}: ${JSON.stringify(validate.errors?.slice(0, 3))}`).toBe(true)
      const list = filled[method]
      if (list !== undefined) expect(Object(body)[list], method).not.toHaveLength(0)
    }
  }
  expect(recording.exchanges).toHaveLength(Object.keys(responseTypes).length)
})
