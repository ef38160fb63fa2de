import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type StaticLedger, staticLedgerAnswers } from '../testing/index'
import { type EndpointName, endpoints } from './index'

const account = 'account_loc1holder'
const ticket = 'resource_loc1ticket'
const token = 'resource_loc1token'
const key = { kind: 'String', value: 'k' } as const
const ledger: StaticLedger = {
  networkId: 240,
  network: 'localnet',
  stateVersion: 9,
  entities: {
    [account]: { fungibles: { [token]: '1' }, nonFungibles: { [ticket]: ['#1#'] } },
    [token]: { metadata: { name: 'Radix' } },
  },
  nonFungibles: { [ticket]: { '#1#': { kind: 'Tuple', fields: [] } } },
  stores: { internal_keyvaluestore_loc1: [{ key, value: key }] },
  validators: ['validator_loc1'],
  transactions: ['txid_loc1'],
}
const requests: Readonly<Partial<Record<EndpointName, object>>> = {
  preview: { manifest: ';', nonce: 1 },
  transactionStatus: { intent_hash: 'txid_loc1' },
  subintentStatus: { subintent_hash: 'subtxid_loc1' },
  committedDetails: { intent_hash: 'txid_loc1' },
  stream: {},
  entityDetails: { addresses: [account, token] },
  metadata: { address: token },
  fungibles: { address: account },
  nonFungibles: { address: account },
  fungibleVaults: { address: account, resource_address: token },
  nonFungibleVaults: { address: account, resource_address: ticket, opt_ins: { non_fungible_include_nfids: true } },
  nonFungibleVaultIds: { address: account, vault_address: 'v', resource_address: ticket },
  nonFungibleIds: { resource_address: ticket },
  nonFungibleData: { resource_address: ticket, non_fungible_ids: ['#1#'] },
  nonFungibleLocation: { resource_address: ticket, non_fungible_ids: ['#1#'] },
  keyValueStoreData: { key_value_store_address: 'internal_keyvaluestore_loc1', keys: [{ key_json: key }] },
  validators: {},
  validatorsUptime: { validator_addresses: ['validator_loc1'] },
}
const respond = staticLedgerAnswers(ledger)
const samples = Object.entries(endpoints).map(([name, { path, answer }]) => {
  const body = Object.entries(requests).find(([verb]) => verb === name)?.[1]
  const json =
    name === 'submit' ? { duplicate: false } : respond({ method: 'POST', path, body, headers: new Headers() }).json
  return [name, answer, JSON.parse(JSON.stringify(json)) as Record<string, unknown>] as const
})

/** Every object of a JSON tree, the tree itself first. */
const objectsIn = (value: unknown): Record<string, unknown>[] =>
  typeof value !== 'object' || value === null
    ? []
    : Array.isArray(value)
      ? value.flatMap(objectsIn)
      : [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)]

describe.each(samples)('%s', (_, answer, json) => {
  test('passes, and unknown fields pass unchanged', () => {
    expect(answer.safeParse(json).success).toBe(true)
    const grown = structuredClone(json)
    for (const part of objectsIn(grown)) part.novelty = { since: 'tomorrow' }
    expect(answer.parse(grown)).toEqual(grown)
  })

  test('does not accept other JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        fc.pre(typeof value !== 'object' || value === null || !('ledger_state' in value))
        expect(answer.safeParse(value).success).toBe(false)
      }),
      { numRuns: 50 },
    )
  })

  test('does not accept a response without a required field', () => {
    expect(answer.safeParse({}).success).toBe(false)
    if ('ledger_state' in json) {
      expect(answer.safeParse({ ...json, ledger_state: undefined }).success).toBe(false)
      expect(answer.safeParse({ ...json, ledger_state: { network: 'localnet' } }).success).toBe(false)
    }
    for (const [field, value] of Object.entries(json))
      if (Array.isArray(value)) {
        expect(answer.safeParse({ ...json, [field]: { 0: value } }).success).toBe(false)
        expect(answer.safeParse({ ...json, [field]: [7] }).success).toBe(false)
      }
  })
})

test('the status of a transaction has status, intent_status, known_payloads and error_message (spec L110)', () => {
  const status = {
    ledger_state: samples.find(([name]) => name === 'transactionStatus')?.[2].ledger_state,
    status: 'CommittedFailure',
    intent_status: 'CommittedFailure',
    known_payloads: [{ payload_hash: 'notarizedtransaction_loc1', status: 'CommittedFailure' }],
    error_message: 'too little money',
  }
  const { request, answer } = endpoints.transactionStatus
  expect(request.safeParse({ intent_hash: 'txid_loc1' }).success).toBe(true)
  expect(request.safeParse({}).success).toBe(false)
  expect(answer.parse(status)).toEqual(status)
  for (const field of ['status', 'intent_status', 'known_payloads'])
    expect(answer.safeParse({ ...status, [field]: undefined }).success).toBe(false)
})

test('the response to a submission has duplicate (spec L111)', () => {
  expect(endpoints.submit.answer.parse({ duplicate: true })).toEqual({ duplicate: true })
  expect(endpoints.submit.answer.safeParse({}).success).toBe(false)
})

test('unknown kinds, levels and statuses of a later protocol pass', () => {
  const later = (name: EndpointName) => samples.find(([sample]) => sample === name)?.[2] ?? {}
  const status = { ...later('transactionStatus'), status: 'Simmering', intent_status: 'Boiling' }
  const details = {
    ...later('entityDetails'),
    items: [{ address: 'a', metadata: { items: [] }, details: { type: 'Hologram' } }],
  }
  expect(endpoints.transactionStatus.answer.safeParse(status).success).toBe(true)
  expect(endpoints.entityDetails.answer.safeParse(details).success).toBe(true)
})
