import { endpoints } from '@lootboxes/gateway/wire'
import { encodeAddress, encodeSubintentHash, encodeTransactionId, entityBytes, xrdAddress } from '@lootboxes/ledger'
import { beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { lootbox } from '../blueprints/lootbox'
import { createDevnet, type Devnet } from '../create-devnet'
import { devKeys } from '../keys'
import { previewTransactionV2, signSubintent } from '../testing/build-v2'
import { recipes } from '../testing/recipes'
import { schemaNames } from '../testing/schema-names'
import { sdkSchema } from '../testing/sdk-schema'
import { testWallet } from '../testing/test-wallet'
import { routes } from './routes'

let devnet: Devnet
let account: string
let intents: { success: string; failure: string; rejected: string; pending: string }
let store: string
const schemaOf = sdkSchema()
const unknownIntent = (networkId: number) => encodeTransactionId(new Uint8Array(32).fill(7), networkId)
const missingResource = encodeAddress({
  entityByte: entityBytes['fungible-resource'],
  networkId: 240,
  tail: new Uint8Array(29).fill(7),
})

beforeAll(async () => {
  devnet = (await createDevnet())._unsafeUnwrap()
  const wallet = testWallet(devnet, devKeys(1).main)
  account = wallet.account
  const { buy, reveal } = recipes(devnet, account)
  const success = (await wallet.send(buy(120))).intentId
  await wallet.send(reveal(['#413#', '#414#']))
  const failure = (await wallet.send(reveal(['#413#']))).intentId
  const rejected = (await devnet.submit(await wallet.sign(buy(1), { payFee: false })))._unsafeUnwrap().intentId
  devnet.faultSettings.commitDelayMs = 60_000
  const pending = (await devnet.submit(await wallet.sign(buy(1))))._unsafeUnwrap().intentId
  devnet.faultSettings.commitDelayMs = 0
  intents = { success, failure, rejected, pending }
  store = lootbox.stateOf(devnet.ledger.chain.view(), devnet.addresses.hugOpen)?.draws ?? ''
}, 60_000)

type Name = keyof typeof endpoints
type Answer<N extends Name> = z.output<(typeof endpoints)[N]['answer']>
type Refusal = { status: number; body: unknown }

const requested = new Set<Name>()

/** Sends a request and validates the response with the SDK's types and our wire schemas. */
async function ask<N extends Name>(name: N, body: unknown): Promise<Answer<N>> {
  const { status, body: answer } = await devnet.ask(endpoints[name].path, body)
  expect(status, JSON.stringify(answer)).toBe(200)
  const validate = schemaOf(schemaNames[name])
  expect(validate(answer), `${name}: ${JSON.stringify(validate.errors?.slice(0, 3))}`).toBe(true)
  const parsed = endpoints[name].answer.safeParse(answer)
  expect(parsed.success, `${name}: ${parsed.error?.message}`).toBe(true)
  requested.add(name)
  return parsed.data as Answer<N>
}

async function refuse(name: Name, body: unknown): Promise<Refusal> {
  const { status, body: answer } = await devnet.ask(endpoints[name].path, body)
  const validate = schemaOf('ErrorResponse')
  expect(validate(answer), JSON.stringify(validate.errors)).toBe(true)
  expect(status).toBeGreaterThanOrEqual(400)
  return { status, body: answer }
}

const everyOptIn = {
  ancestor_identities: true,
  component_royalty_config: true,
  component_royalty_vault_balance: true,
  package_royalty_vault_balance: true,
  non_fungible_include_nfids: true,
  explicit_metadata: ['name', 'icon_url', 'nothing'],
  dapp_two_way_links: true,
  native_resource_details: true,
}
const everyTransactionOptIn = {
  raw_hex: true,
  receipt_state_changes: true,
  receipt_fee_summary: true,
  receipt_fee_source: true,
  receipt_fee_destination: true,
  receipt_costing_parameters: true,
  receipt_events: true,
  detailed_events: true,
  receipt_output: true,
  affected_global_entities: true,
  manifest_instructions: true,
  balance_changes: true,
}

test('serves every endpoint of the contract', () => {
  const served = Object.keys(routes)
  expect(
    Object.values(endpoints)
      .map(({ path }) => path.replace(/\/$/, ''))
      .filter((path) => !served.includes(path)),
  ).toEqual([])
})

describe('responses have the official shape', () => {
  test('status', async () => {
    const status = await ask('gatewayStatus', undefined)
    expect(status.ledger_state).toMatchObject({ network: 'localnet' })
    const { well_known_addresses } = await ask('networkConfiguration', undefined)
    expect(Object.keys(well_known_addresses)).toHaveLength(29)
    await ask('construction', undefined)
  })

  test('entity details of every kind', async () => {
    const { addresses, ledger } = devnet
    const { genesis } = devnet
    const vaults = ledger.chain
      .view()
      .list('vaults', addresses.hugOpen)
      .map(({ value }) => value.vault)
    const every = [
      ...Object.values(addresses),
      ...Object.values(genesis.wellKnown),
      account,
      genesis.validator,
      store,
      ...vaults,
    ]
    const seen = new Set<string>()
    for (const aggregation_level of ['Global', 'Vault'])
      for (let at = 0; at < every.length; at += 20) {
        const { items } = await ask('entityDetails', {
          addresses: every.slice(at, at + 20),
          aggregation_level,
          opt_ins: everyOptIn,
        })
        for (const one of items) seen.add(one.details?.type ?? '')
      }
    expect([...seen].filter(Boolean).sort()).toEqual([
      'Component',
      'FungibleResource',
      'FungibleVault',
      'NonFungibleResource',
      'NonFungibleVault',
      'Package',
    ])
  })

  test('every well-known address, with the name that it has on the networks', async () => {
    const { well_known_addresses } = await ask('networkConfiguration', undefined)
    const kinds: Record<string, unknown> = {}
    for (const [key, address] of Object.entries(well_known_addresses)) {
      const [one] = (await ask('entityDetails', { addresses: [address], opt_ins: everyOptIn })).items
      const { items } = await ask('metadata', { address })
      const { type, blueprint_name = type } = Object(one?.details)
      const { value: name = 'no name' } = Object(items.find((item) => item.key === 'name')?.value.typed)
      kinds[key] = `${blueprint_name}: ${name}`
    }
    expect(kinds).toEqual({
      xrd: 'FungibleResource: Radix',
      secp256k1_signature_virtual_badge: 'NonFungibleResource: ECDSA secp256k1 Virtual Badges',
      ed25519_signature_virtual_badge: 'NonFungibleResource: EdDSA Ed25519 Virtual Badges',
      package_of_direct_caller_virtual_badge: 'NonFungibleResource: Package Virtual Badges',
      global_caller_virtual_badge: 'NonFungibleResource: Global Caller Virtual Badges',
      system_transaction_badge: 'NonFungibleResource: System Transaction Badge',
      package_owner_badge: 'NonFungibleResource: Package Owner Badges',
      validator_owner_badge: 'NonFungibleResource: Validator Owner Badges',
      account_owner_badge: 'NonFungibleResource: Account Owner Badges',
      identity_owner_badge: 'NonFungibleResource: Identity Owner Badges',
      package_package: 'Package: Package Package',
      resource_package: 'Package: Resource Package',
      account_package: 'Package: Account Package',
      identity_package: 'Package: Identity Package',
      consensus_manager_package: 'Package: Consensus Manager Package',
      access_controller_package: 'Package: Access Controller Package',
      transaction_processor_package: 'Package: Transaction Processor Package',
      metadata_module_package: 'Package: Metadata Package',
      royalty_module_package: 'Package: Royalty Package',
      access_rules_package: 'Package: Access Rules Package',
      role_assignment_module_package: 'Package: Access Rules Package',
      genesis_helper_package: 'Package: Genesis Helper Package',
      faucet_package: 'Package: Faucet Package',
      pool_package: 'Package: Pool Package',
      locker_package: 'Package: Locker Package',
      consensus_manager: 'ConsensusManager: Consensus Manager',
      genesis_helper: 'GenesisHelper: Genesis Helper',
      faucet: 'Faucet: Test Faucet',
      transaction_tracker: 'TransactionTracker: no name',
    })
  })

  test('XRD and native badges have the id types and rules of the network', async () => {
    const { genesis } = devnet
    const {
      system_transaction_badge: system = '',
      account_owner_badge: badge = '',
      global_caller_virtual_badge: caller = '',
      xrd,
    } = genesis.wellKnown
    const { items } = await ask('entityDetails', { addresses: [system, badge, xrd] })
    const detailsOf = (address: string) => items.find((one) => one.address === address)?.details
    const owner = {
      type: 'NonFungible',
      non_fungible: { resource_address: system, local_id: { simple_rep: '#0#', id_type: 'Integer' } },
    }
    expect(detailsOf(system)).toMatchObject({
      non_fungible_id_type: 'Integer',
      total_supply: '0',
      role_assignments: { owner: { rule: { access_rule: { proof_rule: { requirement: owner } } }, updater: 'None' } },
    })
    expect(detailsOf(badge)).toMatchObject({ non_fungible_id_type: 'Bytes' })
    const { role_assignments: roles } = Object(detailsOf(xrd))
    expect(roles.owner).toMatchObject({
      rule: { access_rule: { proof_rule: { requirement: owner } } },
      updater: 'None',
    })
    for (const name of ['minter', 'burner'])
      expect(roles.entries.find((entry: { role_key: { name: string } }) => entry.role_key.name === name)).toMatchObject(
        {
          assignment: {
            explicit_rule: {
              access_rule: { proof_rule: { requirement: { non_fungible: { resource_address: caller } } } },
            },
          },
        },
      )
    const schemas = await devnet.ask('/state/entity/page/schemas', { address: badge })
    expect(schemas.body).toMatchObject({ items: [{ schema_hash_hex: expect.any(String) }] })
    const metadata = await ask('metadata', { address: badge })
    expect(metadata.items.map(({ key, is_locked }) => [key, is_locked])).toEqual([
      ['tags', true],
      ['name', true],
    ])
  })

  test('pages of an entity', async () => {
    const { hugOpenTickets, hugOpen } = devnet.addresses
    for (const aggregation_level of ['Global', 'Vault'])
      for (const address of [account, hugOpen]) {
        const opt_ins = { explicit_metadata: ['name'] }
        await ask('fungibles', { address, aggregation_level, opt_ins })
        await ask('nonFungibles', {
          address,
          aggregation_level,
          opt_ins: { ...opt_ins, non_fungible_include_nfids: true },
        })
      }
    await ask('metadata', { address: devnet.addresses.dappDefinition })
    await ask('fungibleVaults', { address: account, resource_address: xrdAddress(240) })
    const opt_ins = { non_fungible_include_nfids: true }
    const { items, ledger_state } = await ask('nonFungibleVaults', {
      address: account,
      resource_address: hugOpenTickets,
      opt_ins,
    })
    expect(items[0]).toMatchObject({ total_count: 120 })
    const [vault] = items
    expect(vault?.items).toHaveLength(100)
    const { state_version } = ledger_state
    const next = await ask('nonFungibleVaultIds', {
      address: account,
      resource_address: hugOpenTickets,
      vault_address: vault?.vault_address,
      cursor: vault?.next_cursor,
      at_ledger_state: { state_version },
    })
    expect(new Set([...(vault?.items ?? []), ...next.items]).size).toBe(120)
    expect(next.next_cursor).toBeUndefined()
  })

  test('non-fungibles', async () => {
    const { hugOpenTickets, hugSoldOutTickets, lootPlants } = devnet.addresses
    const request = { resource_address: hugOpenTickets, non_fungible_ids: ['#413#', '#414#', '#1#', '#999999#'] }
    const data = await ask('nonFungibleData', request)
    expect(data.non_fungible_ids).toHaveLength(3)
    const location = await ask('nonFungibleLocation', request)
    expect(location.non_fungible_ids.find((one) => one.non_fungible_id === '#413#')).toMatchObject({
      owning_vault_global_ancestor_address: account,
    })
    await ask('nonFungibleData', { resource_address: lootPlants, non_fungible_ids: ['#1#', '#2#'] })
    const { non_fungible_ids } = await ask('nonFungibleIds', {
      resource_address: hugSoldOutTickets,
      limit_per_page: 50,
    })
    expect(non_fungible_ids.items.slice(0, 2)).toEqual(['#1#', '#2#'])
    const burned = (
      await ask('nonFungibleData', { resource_address: hugSoldOutTickets, non_fungible_ids: non_fungible_ids.items })
    ).non_fungible_ids.find((one) => one.is_burned)
    expect(burned).toBeDefined()
    expect(burned?.data).toBeUndefined()
  })

  test('the key-value store of draws', async () => {
    const keys = [{ key_json: { kind: 'NonFungibleLocalId', value: '#413#' } }, { key_hex: '00' }]
    const { entries } = await ask('keyValueStoreData', { key_value_store_address: store, keys })
    expect(entries).toHaveLength(1)
    const fields = ['reveal_intent', 'draw_intent', 'seed', 'ids_left', 'index']
    expect(entries[0]?.value.programmatic_json).toMatchObject({ fields: fields.map((field_name) => ({ field_name })) })
  })

  test('transactions: status, details, stream', async () => {
    const statusOf = async (intent_hash: string) => (await ask('transactionStatus', { intent_hash })).intent_status
    expect(await statusOf(intents.success)).toBe('CommittedSuccess')
    expect(await statusOf(intents.failure)).toBe('CommittedFailure')
    expect(await statusOf(intents.rejected)).toBe('PermanentlyRejected')
    expect(await statusOf(intents.pending)).toBe('Pending')
    expect(await statusOf(unknownIntent(240))).toBe('Unknown')
    const { subintent_status } = await ask('subintentStatus', {
      subintent_hash: encodeSubintentHash(new Uint8Array(32), 240),
    })
    expect(subintent_status).toBe('Unknown')
    for (const intent_hash of [intents.success, intents.failure])
      for (const opt_ins of [undefined, everyTransactionOptIn]) await ask('committedDetails', { intent_hash, opt_ins })
    const kinds = new Set<string>()
    for (const kind_filter of ['User', 'EpochChange', 'All'])
      for (const order of ['Asc', 'Desc']) {
        const { items } = await ask('stream', {
          kind_filter,
          order,
          limit_per_page: 100,
          opt_ins: everyTransactionOptIn,
        })
        for (const one of items) kinds.add(JSON.stringify(one.message ?? 'none'))
      }
    expect([...kinds].some((one) => one.includes('"Buy'))).toBe(true)
    expect([...kinds].some((one) => one.includes('"Claim'))).toBe(true)
    expect([...kinds].some((one) => one.includes('"Draw"'))).toBe(true)
  })

  test('previews that succeed, fail and are rejected', async () => {
    const { buy, reveal } = recipes(devnet, account)
    const signer_public_keys = [
      { key_type: 'EddsaEd25519', key_hex: Buffer.from(devKeys(1).main.publicKey).toString('hex') },
    ]
    const statusOf = async (manifest: string, flags: object) =>
      (await ask('preview', { manifest, nonce: 1, signer_public_keys, flags })).receipt.status
    expect(await statusOf(buy(2), { use_free_credit: true })).toBe('Succeeded')
    expect(await statusOf(reveal(['#413#']), { use_free_credit: true })).toBe('Failed')
    expect(await statusOf(buy(2), {})).toBe('Rejected')
    const before = devnet.ledger.chain.tip().stateVersion
    const { resource_changes } = await ask('preview', {
      manifest: buy(2),
      nonce: 1,
      flags: { use_free_credit: true, assume_all_signature_proofs: true },
    })
    const amounts = resource_changes.map((one) => JSON.stringify(one).match(/"amount":"[^"]*"/g))
    expect(amounts).toEqual([['"amount":"-4"'], ['"amount":"4"'], ['"amount":"2"']])
    expect(resource_changes).toMatchObject([{ index: 0 }, { index: 2 }, { index: 4 }])
    expect(devnet.ledger.chain.tip().stateVersion).toBe(before)
  })

  test('previews have the epochs of a transaction', async () => {
    const { epoch } = devnet.ledger.chain.tip()
    const previewOf = async (start_epoch_inclusive: number, end_epoch_exclusive: number, skip_epoch_check = false) => {
      const { status, body } = await devnet.ask('/transaction/preview', {
        manifest: 'DROP_ALL_PROOFS;',
        nonce: 1,
        start_epoch_inclusive,
        end_epoch_exclusive,
        signer_public_keys: [],
        flags: { use_free_credit: true, skip_epoch_check },
      })
      const { receipt, message } = Object(body)
      return [
        status,
        receipt?.status ?? message,
        ...(receipt?.error_message === undefined ? [] : [receipt.error_message]),
      ]
    }
    const refused = [400, 'Invalid transaction: HeaderValidationError(InvalidEpochRange)']
    expect(await previewOf(epoch, epoch + 8_640)).toEqual([200, 'Succeeded'])
    expect(await previewOf(epoch, epoch + 8_641)).toEqual(refused)
    expect(await previewOf(epoch, epoch)).toEqual(refused)
    expect(await previewOf(epoch, epoch, true)).toEqual(refused)
    expect(await previewOf(epoch + 1, epoch + 2, true)).toEqual([200, 'Succeeded'])
    const current = `current_epoch: Epoch(${epoch}) }`
    expect(await previewOf(epoch + 1, epoch + 2)).toEqual([
      200,
      'Rejected',
      `TransactionEpochNotYetValid { valid_from: Epoch(${epoch + 1}), ${current}`,
    ])
    expect(await previewOf(epoch - 2, epoch)).toEqual([
      200,
      'Rejected',
      `TransactionEpochNoLongerValid { valid_until: Epoch(${epoch - 1}), ${current}`,
    ])
    const [main, notary] = [devKeys(1).main, devKeys(1).club]
    const late = signSubintent(devnet, {
      manifest: 'YIELD_TO_PARENT;',
      header: { startEpochInclusive: BigInt(epoch + 1) },
    })
    const hex = previewTransactionV2(devnet, {
      manifest: `USE_CHILD NamedIntent("late") Intent("${late.id}"); YIELD_TO_CHILD NamedIntent("late");`,
      subintents: [late],
      signers: [main],
      notary,
    })
    const { body } = await devnet.ask('/transaction/preview-v2', {
      preview_transaction: { type: 'Compiled', preview_transaction_hex: hex },
      opt_ins: { core_api_receipt: true },
    })
    expect(body).toMatchObject({
      receipt: { status: 'Rejected', error_message: expect.stringContaining('TransactionEpochNotYetValid') },
    })
  })

  test('previews that the network refuses before they run', async () => {
    const refusal = async (manifest: string) => {
      const { status, body } = await devnet.ask('/transaction/preview', {
        manifest,
        nonce: 1,
        signer_public_keys: [],
        flags: { use_free_credit: true, skip_epoch_check: true },
      })
      return [status, Object(body).message]
    }
    const refused = (fault: string) => [400, `Invalid transaction: ${fault}`]
    const call = (text: string) => `CALL_METHOD Address("${account}") "x" "${text}";`
    expect(await refusal(call('x'.repeat(1_048_576)))).toEqual(refused('PrepareError(TransactionTooLarge)'))
    expect(await refusal(call('x'.repeat(1_048_000)))).toEqual([200, undefined])
    const drops = (count: number) => 'DROP_ALL_PROOFS;'.repeat(count)
    expect(await refusal(drops(1_001))).toEqual(refused('ManifestValidationError(TooManyInstructions)'))
    expect(await refusal(drops(1_000))).toEqual([200, undefined])
    const named = (count: number) => {
      const one = (at: number) =>
        encodeAddress({ entityByte: 0xc0, networkId: 240, tail: new Uint8Array(29).fill(at >> 8).fill(at % 256, 1) })
      const addresses = Array.from({ length: count }, (_, at) => `Address("${one(at)}")`)
      return `CALL_METHOD Address("${account}") "x" Array<Address>(${addresses.join(', ')});`
    }
    expect(await refusal(named(511))).toEqual([200, undefined])
    expect(await refusal(named(512))).toEqual(refused('TooManyReferences { total: 513, limit: 512 }'))
    const locked = `TAKE_ALL_FROM_WORKTOP Address("${xrdAddress(240)}") Bucket("b");
      CREATE_PROOF_FROM_BUCKET_OF_ALL Bucket("b") Proof("p"); RETURN_TO_WORKTOP Bucket("b");`
    expect(await refusal(locked)).toEqual(
      refused('ManifestValidationError(BucketConsumedWhilstLockedByProof(ManifestBucket(0)))'),
    )
  })

  test('submission', async () => {
    const wallet = testWallet(devnet, devKeys(1).main)
    const notarized_transaction_hex = await wallet.sign(recipes(devnet, account).buy(1))
    expect(await ask('submit', { notarized_transaction_hex })).toEqual({ duplicate: false })
    expect(await ask('submit', { notarized_transaction_hex })).toEqual({ duplicate: true })
  })

  test('validators', async () => {
    const { validators } = await ask('validators', {})
    const { validators: uptime } = await ask('validatorsUptime', {
      validator_addresses: [validators.items[0]?.address],
    })
    expect(uptime.items[0]).toMatchObject({ proposals_missed: 0 })
  })

  test('of every endpoint', () => expect([...requested].sort()).toEqual(Object.keys(endpoints).sort()))
})

describe('refusals', () => {
  const validation = (path: string) =>
    expect.objectContaining({
      message: 'One or more validation errors occurred',
      details: { type: 'InvalidRequestError', validation_errors: [expect.objectContaining({ path })] },
    })

  test.each([
    ['fungibles', { address: xrdAddress(1) }, 'Address'],
    ['fungibles', {}, 'Address'],
    ['entityDetails', { addresses: [] }, 'Addresses'],
    ['entityDetails', { addresses: Array.from({ length: 21 }, () => xrdAddress(240)) }, 'Addresses'],
    ['entityDetails', { addresses: [xrdAddress(240), 'nonsense'] }, 'Addresses[1]'],
    [
      'nonFungibleData',
      { resource_address: xrdAddress(240), non_fungible_ids: Array.from({ length: 101 }, (_, at) => `#${at}#`) },
      'NonFungibleIds',
    ],
    ['fungibles', { address: xrdAddress(240), limit_per_page: 0 }, 'LimitPerPage'],
    ['metadata', { address: xrdAddress(240), limit_per_page: '500' }, 'LimitPerPage'],
    ['fungibles', { address: xrdAddress(240), at_ledger_state: { state_version: 999_999 } }, '?'],
    ['fungibles', { address: xrdAddress(240), at_ledger_state: { epoch: 999_999 } }, '?'],
    ['fungibles', { address: xrdAddress(240), at_ledger_state: { state_version: 0 } }, 'AtLedgerState.StateVersion'],
    ['fungibles', { address: xrdAddress(240), at_ledger_state: { state_version: 1, epoch: 1 } }, 'AtLedgerState'],
    ['fungibles', { address: xrdAddress(240), cursor: 'eyJvIjoxMDB9' }, 'AtLedgerState'],
    ['fungibles', { address: xrdAddress(240), cursor: '*', at_ledger_state: { state_version: 1 } }, 'Cursor'],
    ['fungibles', { address: xrdAddress(240), at_ledger_state: {} }, 'AtLedgerState'],
    ['stream', { events_filter: [{ event: 'Deposit', emitter_address: 'x' }] }, 'EventsFilter[0].EmitterAddress'],
    [
      'stream',
      { affected_global_entities_filter: [xrdAddress(240), xrdAddress(1)] },
      'AffectedGlobalEntitiesFilter[1]',
    ],
    ['validatorsUptime', { validator_addresses: [] }, 'ValidatorAddresses'],
    ['transactionStatus', { intent_hash: unknownIntent(1) }, 'IntentHash'],
    ['preview', { manifest: 'DROP_ALL_PROOFS;' }, 'Nonce'],
    ['preview', { manifest: 'DROP_ALL_PROOFS', nonce: 1 }, 'Manifest'],
    [
      'preview',
      {
        manifest: 'DROP_ALL_PROOFS;',
        nonce: 1,
        signer_public_keys: [{ key_type: 'EddsaEd25519', key_hex: '02'.repeat(33) }],
      },
      'SignerPublicKeys[0].KeyHex',
    ],
    [
      'preview',
      {
        manifest: 'DROP_ALL_PROOFS;',
        nonce: 1,
        notary_is_signatory: true,
        notary_public_key: { key_type: 'EddsaEd25519', key_hex: 'zz' },
      },
      'NotaryPublicKey.KeyHex',
    ],
  ] as const)('%s %# is refused at %s', async (name, body, path) => {
    expect(await refuse(name, body)).toEqual({ status: 400, body: validation(path) })
  })

  test('a too large page size is reduced to the maximum', async () => {
    const resource_address = devnet.addresses.hugOpenTickets
    const longest = await ask('nonFungibleIds', { resource_address, limit_per_page: 100 })
    expect(longest.non_fungible_ids.items).toHaveLength(100)
    expect(await ask('nonFungibleIds', { resource_address, limit_per_page: 100_000 })).toEqual(longest)
    expect((await ask('stream', { limit_per_page: 1_000 })).items).toHaveLength(100)
  })

  test('refuses a key-value store key of another kind', async () => {
    const draws = lootbox.stateOf(devnet.ledger.chain.view(), devnet.addresses.hugOpen)?.draws
    for (const key_json of [
      { kind: 'NonFungibleLocalId', value: '#one#' },
      { kind: 'Bytes', hex: 'zz' },
      { kind: 'U64', value: 'many' },
      { kind: 'Reference', value: 'nobody' },
    ])
      expect(await refuse('keyValueStoreData', { key_value_store_address: draws, keys: [{ key_json }] })).toEqual({
        status: 400,
        body: validation('Keys[0].KeyJson'),
      })
  })

  test('refuses a future and a too early timestamp', async () => {
    const at = (timestamp: string) => refuse('fungibles', { address: xrdAddress(240), at_ledger_state: { timestamp } })
    expect((await at(new Date(Date.now() + 60_000).toISOString())).status).toBe(400)
    expect((await at('2001-01-01T00:00:00Z')).status).toBe(400)
  })

  test('an unknown entity is a 404, an entity of another kind a 400', async () => {
    const missing = await refuse('fungibleVaults', { address: account, resource_address: missingResource })
    expect(missing).toMatchObject({
      status: 404,
      body: { details: { type: 'EntityNotFoundError', address: missingResource } },
    })
    const wrong = await refuse('nonFungibleIds', { resource_address: xrdAddress(240) })
    expect(wrong).toMatchObject({
      status: 400,
      body: { details: { type: 'InvalidEntityError', address: xrdAddress(240) } },
    })
    const unknown = unknownIntent(240)
    const details = await refuse('committedDetails', { intent_hash: unknown })
    expect(details).toMatchObject({
      status: 404,
      body: { details: { type: 'TransactionNotFoundError', intent_hash: unknown } },
    })
  })

  test('entity details omit unknown addresses', async () => {
    const { items } = await ask('entityDetails', { addresses: [missingResource, xrdAddress(240)] })
    expect(items.map((one) => one.address)).toEqual([xrdAddress(240)])
  })

  test('a gateway more than a minute behind answers an error', async () => {
    devnet.faultSettings.replicaLagMs = 61_000
    const answer = await refuse('entityDetails', { addresses: [xrdAddress(240)] })
    devnet.faultSettings.replicaLagMs = 0
    expect(answer).toMatchObject({
      status: 500,
      body: { details: { type: 'NotSyncedUpError', current_sync_delay_seconds: 61 } },
    })
  })

  test('refuses too many stream filters', async () => {
    const accounts = Object.keys(devnet.genesis.world.accounts).map(devnet.addressOf)
    const answer = await refuse('stream', { affected_global_entities_filter: accounts.slice(0, 11) })
    expect(answer.status).toBe(400)
  })
})
