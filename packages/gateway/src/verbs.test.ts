import type { ProgrammaticScryptoSborValue } from '@radixdlt/babylon-gateway-api-sdk'
import type { ResultAsync } from 'neverthrow'
import { describe, expect, test } from 'vitest'
import type { Gateway, GatewayError } from './index'
import { ledgerStateAt } from './testing/index'
import { setup } from './verbs.fixture'

type Call = readonly [verb: string, path: string, call: () => ResultAsync<unknown, GatewayError>]

const callsOf = (gateway: Gateway): readonly Call[] => {
  const address = 'account_loc1holder'
  const resource_address = 'resource_loc1ticket'
  return [
    ['getEntityDetails', '/state/entity/details', () => gateway.getEntityDetails({ addresses: [address] })],
    ['getEntityMetadata', '/state/entity/page/metadata', () => gateway.getEntityMetadata({ address })],
    ['getFungibles', '/state/entity/page/fungibles/', () => gateway.getFungibles({ address })],
    ['getNonFungibles', '/state/entity/page/non-fungibles/', () => gateway.getNonFungibles({ address })],
    [
      'getFungibleVaults',
      '/state/entity/page/fungible-vaults/',
      () => gateway.getFungibleVaults({ address, resource_address }),
    ],
    [
      'getNonFungibleVaults',
      '/state/entity/page/non-fungible-vaults/',
      () => gateway.getNonFungibleVaults({ address, resource_address }),
    ],
    [
      'getNonFungibleVaultIds',
      '/state/entity/page/non-fungible-vault/ids',
      () => gateway.getNonFungibleVaultIds({ address, vault_address: 'v', resource_address }),
    ],
    ['getNonFungibleIds', '/state/non-fungible/ids', () => gateway.getNonFungibleIds({ resource_address })],
    [
      'getNonFungibleData',
      '/state/non-fungible/data',
      () => gateway.getNonFungibleData({ resource_address, non_fungible_ids: ['#1#'] }),
    ],
    [
      'getNonFungibleLocation',
      '/state/non-fungible/location',
      () => gateway.getNonFungibleLocation({ resource_address, non_fungible_ids: ['#1#'] }),
    ],
    [
      'getKeyValueStoreData',
      '/state/key-value-store/data',
      () => gateway.getKeyValueStoreData({ key_value_store_address: 'k', keys: [{ key_hex: '5c' }] }),
    ],
    ['getValidators', '/state/validators/list', () => gateway.getValidators()],
    [
      'getValidatorsUptime',
      '/statistics/validators/uptime',
      () => gateway.getValidatorsUptime({ validator_addresses: ['v'] }),
    ],
    ['getGatewayStatus', '/status/gateway-status', () => gateway.getGatewayStatus()],
    ['getNetworkConfiguration', '/status/network-configuration', () => gateway.getNetworkConfiguration()],
    ['streamTransactions', '/stream/transactions', () => gateway.streamTransactions()],
    ['getCommittedDetails', '/transaction/committed-details', () => gateway.getCommittedDetails({ intent_hash: 't' })],
    ['getConstruction', '/transaction/construction', () => gateway.getConstruction()],
    ['previewTransaction', '/transaction/preview', () => gateway.previewTransaction({ manifest: ';' })],
    ['getTransactionStatus', '/transaction/status', () => gateway.getTransactionStatus({ intent_hash: 't' })],
    ['getSubintentStatus', '/transaction/subintent-status', () => gateway.getSubintentStatus({ subintent_hash: 's' })],
    ['submitTransaction', '/transaction/submit', () => gateway.submitTransaction({ notarized_transaction_hex: '4d' })],
  ]
}

describe('endpoints', () => {
  const { gateway, exchanges } = setup(() => ({ json: {}, afterMs: 0 }))
  const calls = callsOf(gateway)

  test.each(calls)('%s posts to %s and validates the response (spec L63, L108 to L111)', async (_, path, call) => {
    expect((await call())._unsafeUnwrapErr()).toMatchObject({ kind: 'malformed', path })
    expect(exchanges.at(-1)).toMatchObject({ method: 'POST', path })
  })

  test('exist for every verb of the gateway', () => {
    const verbs = Object.keys(gateway).filter((name) => !['baseUrl', 'networkId', 'watchTransaction'].includes(name))
    expect(calls.map(([verb]) => verb).sort()).toEqual(verbs.sort())
  })

  test('a request that the SDK cannot encode is malformed and sends nothing', async () => {
    const before = exchanges.length
    const key_json = { kind: 'Hologram', value: '' } as unknown as ProgrammaticScryptoSborValue
    const error = (
      await gateway.getKeyValueStoreData({ key_value_store_address: 'k', keys: [{ key_json }] })
    )._unsafeUnwrapErr()
    expect(error).toMatchObject({ kind: 'malformed', issue: expect.stringContaining('Hologram') })
    expect(exchanges).toHaveLength(before)
  })
})

test('unknown variants and fields of a later Gateway, and values beyond 2⁵³, arrive unchanged', async () => {
  const json = {
    ledger_state: { ...ledgerStateAt(5), state_version: Number.MAX_SAFE_INTEGER, novelty: true },
    address: 'a',
    items: [
      { aggregation_level: 'Hologram', resource_address: 'r', amount: '170141183460469231731.687303715884105727' },
    ],
  }
  const metadata = {
    ...json,
    items: [
      {
        key: 'k',
        value: { raw_hex: '', programmatic_json: { kind: 'Hologram' }, typed: { type: 'Hologram', glow: 1 } },
        is_locked: false,
        last_updated_at_state_version: 1,
      },
    ],
  }
  const { gateway } = setup(({ path }) => ({ json: path.includes('metadata') ? metadata : json, afterMs: 0 }))
  expect((await gateway.getFungibles({ address: 'a' }))._unsafeUnwrap()).toEqual(json)
  expect((await gateway.getEntityMetadata({ address: 'a' }))._unsafeUnwrap()).toEqual(metadata)
})
