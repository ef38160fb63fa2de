import { createGateway } from '@lootboxes/gateway'
import { describeGateway } from '@lootboxes/gateway/testing'
import { endpoints } from '@lootboxes/gateway/wire'
import {
  accountAddressFromPublicKey,
  encodeAddress,
  encodeTransactionId,
  entityBytes,
  xrdAddress,
} from '@lootboxes/ledger'
import { createNonFungibleCollection, renderManifest } from '@lootboxes/manifest'
import { GatewayApiClient } from '@radixdlt/babylon-gateway-api-sdk'
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest'
import { lootbox } from '../blueprints/lootbox'
import { createDevnet, type Devnet } from '../create-devnet'
import { devKeys } from '../keys'
import { endpointRows } from '../testing/parity/endpoint-rows'
import type { ParityDeps } from '../testing/parity/parity-deps'
import { recipes } from '../testing/recipes'
import { recordedFetch } from '../testing/recorded-fetch'
import { schemaNames } from '../testing/schema-names'
import { sdkSchema } from '../testing/sdk-schema'
import { testWallet } from '../testing/test-wallet'

/** Product spec, section 7: the storefront's reads, the client's other endpoints, status and submission. */
const specified = [
  '/state/entity/page/fungibles/',
  '/state/entity/page/non-fungibles/',
  '/state/entity/details',
  '/state/entity/page/fungible-vaults/',
  '/state/entity/page/non-fungible-vaults/',
  '/state/entity/page/non-fungible-vault/ids',
  '/state/entity/page/metadata',
  '/state/key-value-store/data',
  '/state/non-fungible/data',
  '/state/non-fungible/ids',
  '/state/non-fungible/location',
  '/state/validators/list',
  '/statistics/validators/uptime',
  '/status/gateway-status',
  '/status/network-configuration',
  '/stream/transactions',
  '/transaction/committed-details',
  '/transaction/construction',
  '/transaction/preview',
  '/transaction/status',
  '/transaction/submit',
]

const recorded = recordedFetch()
const schemaOf = sdkSchema()
let devnet: Devnet
let deps: ParityDeps

/** An account with non-fungibles of 102 collections, which is more than one page of resources. */
const startCollector = async (): Promise<string> => {
  const { account, send } = testWallet(devnet, devKeys(1).club)
  const items = [{ id: '#1#', name: 'Piece', description: '', imageUrl: 'ipfs://bafy/piece.svg' }]
  const collection = renderManifest(
    createNonFungibleCollection({
      networkId: devnet.networkId,
      account,
      name: 'One',
      description: '',
      items,
    })._unsafeUnwrap(),
  )
  for (let made = 0; made < 102; made += 17) expect((await send(collection.repeat(17))).status).toBe('CommittedSuccess')
  return account
}

const createDeps = async (): Promise<ParityDeps> => {
  const key = devKeys(1).main
  const wallet = testWallet(devnet, key)
  const { buy, reveal } = recipes(devnet, wallet.account)
  const { hugOpen, hugOpenTickets: tickets } = devnet.addresses
  const transactionIntentHash = (await wallet.send(buy(120))).intentId
  const collector = await startCollector()
  await devnet.idle()
  const url = (await devnet.listen({ port: 0 }))._unsafeUnwrap()
  const application = { applicationName: 'Parity', fetch: recorded.fetch }
  const ours = createGateway({ ...application, networkId: devnet.networkId, baseUrl: url })
  const sdk = GatewayApiClient.initialize({ ...application, basePath: url, fetchApi: recorded.fetch })
  const stateVersion = (await ours.getConstruction())._unsafeUnwrap().ledger_state.state_version
  const at_ledger_state = { state_version: stateVersion }
  const ids = (await ours.getNonFungibleIds({ resource_address: tickets, at_ledger_state }))._unsafeUnwrap()
  const vaults = await ours.getNonFungibleVaults({
    address: wallet.account,
    resource_address: tickets,
    at_ledger_state,
  })
  const stream = await ours.streamTransactions({ at_ledger_state, opt_ins: { affected_global_entities: true } })
  const touched = stream._unsafeUnwrap().items.flatMap(({ affected_global_entities = [] }) => affected_global_entities)
  const strangers = Array.from({ length: 200 }, (_, at) =>
    encodeAddress({
      entityByte: entityBytes.validator,
      networkId: devnet.networkId,
      tail: new Uint8Array(29).fill(at + 1),
    }),
  )
  return {
    ours,
    sdk,
    stateVersion,
    account: wallet.account,
    collector,
    token: xrdAddress(devnet.networkId),
    tickets,
    ticketIds: ids.non_fungible_ids.items,
    vault: vaults._unsafeUnwrap().items[0]?.vault_address ?? '',
    store: lootbox.stateOf(devnet.ledger.chain.view(), hugOpen)?.draws ?? '',
    storeKeys: ids.non_fungible_ids.items.map((value) => ({ kind: 'NonFungibleLocalId', value })),
    entities: [...new Set([...Object.values(devnet.addresses), ...touched])],
    validators: [...strangers, devnet.genesis.validator],
    transactionIntentHash,
    manifest: buy(2),
    signerKeyHex: Buffer.from(key.publicKey).toString('hex'),
    payloads: [await wallet.sign(reveal(['#413#'])), await wallet.sign(reveal(['#414#']))],
  }
}

beforeAll(async () => {
  const startedAt = Date.now()
  // A fixed clock, because an epoch could begin between the requests of the two clients.
  devnet = (await createDevnet({ now: () => startedAt }))._unsafeUnwrap()
  deps = await createDeps()
}, 60_000)
afterAll(() => devnet.close())

describeGateway(
  'devnet',
  () => ({
    gateway: deps.ours,
    networkId: devnet.networkId,
    account: deps.account,
    freshAccount: accountAddressFromPublicKey(new Uint8Array(32).fill(9), devnet.networkId),
    fungible: deps.token,
    nonFungible: deps.tickets,
    missingResource: encodeAddress({
      entityByte: entityBytes['non-fungible-resource'],
      networkId: devnet.networkId,
      tail: new Uint8Array(29).fill(7),
    }),
    committedIntentHash: deps.transactionIntentHash,
    unknownIntentHash: encodeTransactionId(new Uint8Array(32).fill(3), devnet.networkId),
  }),
  { describe, it, expect },
)

/**
 * Converts to the wire format, where null is absent: the SDK keeps absent fields as `undefined`, converts some texts to Dates
 * and renames an event's `package` to `_package`.
 */
const asJson = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll('"_package":', '"package":'), (_, part: unknown) => part ?? undefined)

describe('the official client and ours read the same devnet state', () => {
  test('every endpoint of the product spec has a row, plus the one for pre-authorizations', () => {
    expect(specified).toHaveLength(21)
    const rows = Object.keys(endpointRows)
    const paths = Object.entries(endpoints).flatMap(([name, { path }]) => (rows.includes(name) ? [path] : []))
    expect(paths.sort()).toEqual([...specified, endpoints.subintentStatus.path].sort())
  })

  afterEach(() => devnet.idle())

  const rows = Object.entries(endpoints).map(([name, { path }]) => {
    if (!(name in endpointRows)) throw new Error(`${name} has no row`)
    return { name: name as keyof typeof endpoints, path }
  })

  test.each(rows)('$path', async ({ name, path }) => {
    const { takes, ours, theirs } = endpointRows[name]
    recorded.exchanges.length = 0
    const [mine, official] = [await ours(deps), await theirs(deps)]
    expect(asJson(mine)).toEqual(asJson(official))

    const validate = schemaOf(schemaNames[name])
    for (const client of ['@lootboxes/gateway', '@radixdlt/babylon-gateway-api-sdk']) {
      const exchanges = recorded.exchanges.filter((exchange) => exchange.client === client)
      expect(exchanges.length > 1 ? 'several' : exchanges.length).toBe(takes)
      for (const exchange of exchanges) {
        expect(exchange).toMatchObject({ path, status: 200 })
        expect(validate(exchange.body), JSON.stringify(validate.errors?.slice(0, 3))).toBe(true)
      }
    }
  })
  /** The error of a refusal in either client, without the trace id, which differs per response. */
  const factsOf = async (asking: Promise<unknown>): Promise<object> => {
    const refusal: unknown = await asking.then(
      () => 'answered',
      (error: unknown) => error,
    )
    const { name, message, status, body, errorResponse } = Object(refusal)
    const { trace_id: trace, ...facts } = Object(body ?? errorResponse)
    return { name, status, facts, message: String(message).replace(String(trace), '') }
  }

  test.each(rows.filter(({ name }) => !endpointRows[name].newest))(
    '$path refuses a state of the future',
    async ({ name }) => {
      const { ours, theirs } = endpointRows[name]
      const future = { ...deps, stateVersion: 1_000_000_000 }
      recorded.exchanges.length = 0
      const mine = await factsOf(ours(future))
      expect(mine).toEqual(await factsOf(theirs(future)))
      expect(mine).toMatchObject({
        name: 'ResponseError',
        status: 400,
        facts: { details: { type: 'InvalidRequestError' } },
      })
      const validate = schemaOf('ErrorResponse')
      for (const { body } of recorded.exchanges) expect(validate(body), JSON.stringify(validate.errors)).toBe(true)
    },
  )
})
