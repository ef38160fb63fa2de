import { describe, expect, it } from 'vitest'
import { createGateway } from './index'
import { createFakeFetch, describeGateway, type StaticLedger, staticLedgerAnswers } from './testing/index'

const account = 'account_loc1holder'
const ticket = 'resource_loc1ticket'
const token = 'resource_loc1token'
const ids = Array.from({ length: 250 }, (_, index) => `#${index + 1}#`)

const ledger: StaticLedger = {
  networkId: 240,
  network: 'localnet',
  stateVersion: 40,
  entities: {
    [account]: { fungibles: { [token]: '9989.9' }, nonFungibles: { [ticket]: ids.slice(0, 230) } },
    [token]: { metadata: { name: 'Radix', symbol: 'XRD' } },
    [ticket]: { metadata: { name: 'Ticket' } },
  },
  nonFungibles: {
    [ticket]: Object.fromEntries(
      ids.map((id, index) => [id, index < 240 ? { kind: 'Tuple', fields: [{ kind: 'String', value: id }] } : null]),
    ),
  },
  stores: {},
  validators: ['validator_loc1one', 'validator_loc1two'],
  transactions: ['txid_loc1one', 'txid_loc1two', 'txid_loc1three'],
}

describeGateway(
  'the client on a static ledger',
  () => ({
    gateway: createGateway({
      networkId: 240,
      baseUrl: 'http://gateway.test',
      applicationName: 'contract',
      fetch: createFakeFetch(staticLedgerAnswers(ledger)).fetch,
    }),
    networkId: 240,
    account,
    freshAccount: 'account_loc1unused',
    fungible: token,
    nonFungible: ticket,
    missingResource: 'resource_loc1missing',
    committedIntentHash: 'txid_loc1two',
    unknownIntentHash: 'txid_loc1unknown',
  }),
  { describe, it, expect },
)
