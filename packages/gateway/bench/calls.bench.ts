// Compares the time of a call with a bare fetch of the same bytes and with the SDK's client. Run `npm run bench -- calls` from the root.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { GatewayApiClient } from '@radixdlt/babylon-gateway-api-sdk'
import { createGateway } from '../src/index'
import { ledgerStateAt } from '../src/testing/ledger-state'

const address = 'account_loc1holder'
const ids = Array.from({ length: 100 }, (_, index) => `#${index + 1}#`)
const ledger_state = ledgerStateAt(5)
const small = JSON.stringify({ ledger_state, address, items: [] })
const large = JSON.stringify({
  ledger_state,
  resource_address: 'resource_loc1ticket',
  non_fungible_id_type: 'Integer',
  non_fungible_ids: ids.map((non_fungible_id) => ({
    non_fungible_id,
    is_burned: false,
    last_updated_at_state_version: 1,
    data: {
      raw_hex: '5c'.repeat(167),
      programmatic_json: {
        kind: 'Tuple',
        fields: Array.from({ length: 7 }, () => ({ kind: 'String', value: 'x'.repeat(40) })),
      },
    },
  })),
})
const server = createServer((request, response) => {
  request
    .resume()
    .on('end', () =>
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(request.url === '/state/non-fungible/data' ? large : small),
    )
})
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const ours = createGateway({ baseUrl, applicationName: 'bench', batch: { nonFungibleIds: 100 } })
const sdk = GatewayApiClient.initialize({ basePath: baseUrl, applicationName: 'bench', maxNftIdsCount: 100 })
const bare = async (path: string, body: object): Promise<unknown> => {
  const response = await fetch(baseUrl + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  })
  return response.json()
}

const data = { resource_address: 'resource_loc1ticket', non_fungible_ids: ids }
const calls: Record<string, Record<string, () => PromiseLike<unknown>>> = {
  'an empty page': {
    'bare fetch': () => bare('/state/entity/page/fungibles/', { address }),
    'official client': () =>
      sdk.state.innerClient.entityFungiblesPage({ stateEntityFungiblesPageRequest: { address } }),
    ours: async () => (await ours.getFungibles({ address }))._unsafeUnwrap(),
  },
  'data of 100 tickets (75 kB)': {
    'bare fetch': () => bare('/state/non-fungible/data', data),
    'official client': () => sdk.state.innerClient.nonFungibleData({ stateNonFungibleDataRequest: data }),
    ours: async () =>
      (
        await ours.getNonFungibleData({ resource_address: data.resource_address, non_fungible_ids: ids })
      )._unsafeUnwrap(),
  },
}

/** Returns the median of seven rounds. The calls take turns, so that a busy machine slows all of them. */
async function microseconds(
  contest: Record<string, () => PromiseLike<unknown>>,
  times: number,
): Promise<Record<string, number>> {
  const rounds = new Map(Object.keys(contest).map((name): [string, number[]] => [name, []]))
  for (let round = 0; round < 8; round += 1) {
    for (const [name, call] of Object.entries(contest)) {
      const start = performance.now()
      for (let i = 0; i < times; i += 1) await call()
      if (round > 0) rounds.get(name)?.push(((performance.now() - start) * 1_000) / times)
    }
  }
  return Object.fromEntries([...rounds].map(([name, all]) => [name, all.sort((a, b) => a - b)[3] ?? Number.NaN]))
}

/** Maximum time of a call as a multiple of a bare fetch. */
const MAX_RATIO = 2
let slow = false
for (const [what, contest] of Object.entries(calls)) {
  const cost = await microseconds(contest, 300)
  const fetchCost = cost['bare fetch'] ?? Number.NaN
  for (const [name, each] of Object.entries(cost)) {
    const ratio = each / fetchCost
    if (name === 'ours' && !(ratio <= MAX_RATIO)) slow = true
    console.log(
      `${name === 'ours' ? (ratio <= MAX_RATIO ? 'ok  ' : 'SLOW') : '    '} ${what}, ${name}: ${each.toFixed(0)} µs (${ratio.toFixed(2)} x the bare fetch)`,
    )
  }
}
server.close()
server.closeAllConnections()
process.exitCode = slow ? 1 : 0
