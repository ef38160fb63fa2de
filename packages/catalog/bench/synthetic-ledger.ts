// A Gateway of a made-up ledger, as large as asked for, in a process of its own: so that what is measured is the catalog
// alone. `node … synthetic-ledger.ts TRANSACTIONS ITEMS` prints its address and what it holds.
import { createServer } from 'node:http'
import { encodeAddress, encodeTransactionId, entityBytes, xrdAddress } from '@lootboxes/ledger'
import { createRandom } from '../src/testing/random-trade'

const NETWORK = 240
const DAY_MS = 86_400_000

const tail = (n: number) => {
  const bytes = new Uint8Array(29)
  new DataView(bytes.buffer).setUint32(0, n)
  return bytes
}
const address = (kind: keyof typeof entityBytes, n: number) =>
  String(encodeAddress({ entityByte: entityBytes[kind], networkId: NETWORK, tail: tail(n) }))
const hash = (n: number) => {
  const bytes = new Uint8Array(32)
  new DataView(bytes.buffer).setUint32(0, n)
  return String(encodeTransactionId(bytes, NETWORK))
}

type Move = [resource: string, entity: string, added: string[], removed: string[]]
type Tx = { manifest: string; moves: Move[]; paid?: number }

type At = { state_version?: number } | undefined
type Body = {
  addresses: string[]
  address: string
  resource_address: string
  non_fungible_ids: string[]
  at_ledger_state: At
  from_ledger_state: At
  kind_filter: string | undefined
  limit_per_page: number | undefined
  cursor: string | undefined
}

/** What happens on a ledger: a box sells out, tickets are opened, drawn and claimed, collections are made and traded. */
export function makeLedger(transactions: number, items: number) {
  const random = createRandom(transactions)
  const tickets = Math.floor(items * 0.4)
  const accounts = Array.from({ length: Math.max(20, Math.floor(transactions / 50)) }, (_, at) =>
    address('ed25519-account', at + 1),
  )
  const box = address('component', 1)
  const ticketResource = address('non-fungible-resource', 1)
  const loot = [address('non-fungible-resource', 2), address('non-fungible-resource', 3)] as const
  const created = Array.from({ length: 20 }, (_, at) => address('non-fungible-resource', 10 + at))
  const xrd = xrdAddress(NETWORK)
  const log: Tx[] = []
  const names = ['Moss', 'Fern', 'Pond', 'Lichen', 'Root', 'Spore', 'Bark', 'Thorn', 'Petal', 'Seed', 'Dew', 'Burrow']
  const rarities = ['plain', 'hatched', 'double', 'foil']
  const owner = new Map<string, string>()
  const ticketLife = new Map<
    number,
    { owner: string; bought: number; opened?: number; drawn?: number; claimed?: number; loot?: number }
  >()
  const lootOf = (n: number) => loot[n % 2] ?? loot[0]
  for (let n = 1; n <= tickets; n += 1) owner.set(`${lootOf(n)}\n#${n}#`, box)
  const free = Array.from({ length: tickets }, (_, at) => at + 1)
  const someone = () => random.pick(accounts) ?? ''
  const version = () => log.length + 2
  const id = (n: number) => `NonFungibleLocalId("#${n}#")`
  const call = (at: string, method: string, rest = '') => `CALL_METHOD Address("${at}") "${method}" ${rest};`
  const opening: number[] = []
  const drawing: number[] = []
  const claiming: number[] = []
  const traded: [string, string][] = []
  let sold = 0
  let made = 0
  const createdItems = items - 2 * tickets

  const give = () => {
    const [resource, localId] = random.pick(traded) ?? ['', '']
    const key = `${resource}\n${localId}`
    const from = owner.get(key) ?? ''
    const to = someone()
    if (to === from) return
    owner.set(key, to)
    log.push({
      manifest: `${call(from, 'withdraw_non_fungibles', `Address("${resource}") Array<NonFungibleLocalId>(NonFungibleLocalId("${localId}"))`)}\n${call(to, 'try_deposit_batch_or_abort', 'Expression("ENTIRE_WORKTOP") Enum<0u8>()')}`,
      moves: [
        [resource, from, [], [localId]],
        [resource, to, [localId], []],
      ],
    })
  }
  while (log.length < transactions) {
    const dice = random.next()
    if (made < createdItems && (dice < 0.02 || made === 0)) {
      const resource = created[Math.floor((made / createdItems) * created.length)] ?? created[0] ?? ''
      const to = someone()
      const count = Math.min(20, createdItems - made)
      const ids = Array.from({ length: count }, (_, at) => `#${made + at + 1}#`)
      made += count
      for (const localId of ids) {
        owner.set(`${resource}\n${localId}`, to)
        traded.push([resource, localId])
      }
      log.push({ manifest: 'MINT_NON_FUNGIBLE;', moves: [[resource, to, ids, []]] })
    } else if (sold < tickets && dice < 0.14) {
      sold += 1
      const who = someone()
      ticketLife.set(sold, { owner: who, bought: version() })
      owner.set(`${ticketResource}\n#${sold}#`, who)
      opening.push(sold)
      log.push({
        manifest: `${call(who, 'withdraw', `Address("${xrd}") Decimal("2")`)}\n${call(box, 'buy_loot_box_ticket', 'Bucket("payment")')}`,
        moves: [[ticketResource, who, [`#${sold}#`], []]],
        paid: 2,
      })
    } else if (opening.length > 0 && dice < 0.25) {
      const n = opening.shift() ?? 1
      const life = ticketLife.get(n)
      if (!life) continue
      life.opened = version()
      drawing.push(n)
      log.push({
        manifest: `${call(life.owner, 'withdraw_non_fungibles', `Address("${ticketResource}") Array<NonFungibleLocalId>(${id(n)})`)}\n${call(box, 'reveal_ticket', 'Bucket("tickets")')}`,
        moves: [],
      })
    } else if (drawing.length > 0 && dice < 0.37) {
      const n = drawing.shift() ?? 1
      const life = ticketLife.get(n)
      if (!life) continue
      life.drawn = version()
      const [won] = free.splice(random.whole(free.length), 1)
      if (won !== undefined) life.loot = won
      claiming.push(n)
      log.push({ manifest: call(box, 'draw', `Array<NonFungibleLocalId>(${id(n)})`), moves: [] })
    } else if (claiming.length > 20 && dice < 0.46) {
      const n = claiming.shift() ?? 1
      const life = ticketLife.get(n)
      if (life?.loot === undefined) continue
      life.claimed = version()
      const localId = `#${life.loot}#`
      const resource = lootOf(life.loot)
      owner.set(`${resource}\n${localId}`, life.owner)
      owner.delete(`${ticketResource}\n#${n}#`)
      traded.push([resource, localId])
      log.push({
        manifest: `${call(life.owner, 'withdraw_non_fungibles', `Address("${ticketResource}") Array<NonFungibleLocalId>(${id(n)})`)}\n${call(box, 'claim_loot', 'Bucket("tickets")')}`,
        moves: [
          [ticketResource, life.owner, [], [`#${n}#`]],
          [resource, box, [], [localId]],
          [resource, life.owner, [localId], []],
        ],
      })
    } else give()
  }

  const tip = log.length + 1
  const startMs = Date.now() - 30 * DAY_MS
  const timeOf = (at: number) => new Date(startMs + Math.floor((at / tip) * 30 * DAY_MS)).toISOString()
  const ledger_state = (at = tip) => ({
    network: 'localnet',
    state_version: at,
    proposer_round_timestamp: timeOf(at),
    epoch: 1 + Math.floor(at / 100),
    round: 1,
  })
  const field = (name: string, kind: string, value: unknown) => ({ kind, field_name: name, value })
  const look = (n: number) => ({
    name: names[n % names.length] ?? '',
    rarity: rarities[n % 17 === 0 ? 3 : n % 3] ?? '',
  })
  const lootData = (n: number) => ({
    kind: 'Tuple',
    fields: [
      field('name', 'String', look(n).name),
      field(
        'description',
        'String',
        'An item of a made-up ledger, described at some length so that rows have a natural size.',
      ),
      field('key_image_url', 'String', `ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi/${n}.svg`),
      field('rarity', 'String', look(n).rarity),
    ],
  })
  const ticketData = (n: number, at: number) => {
    const life = ticketLife.get(n)
    const opened = life?.opened !== undefined && life.opened <= at
    const drawn = life?.drawn !== undefined && life.drawn <= at
    return {
      kind: 'Tuple',
      fields: [
        field('name', 'String', `Ticket #${n}`),
        field('key_image_url', 'String', 'ipfs://ticket'),
        field('opened', 'Bool', opened),
        field('revealed', 'Bool', drawn),
        {
          kind: 'Array',
          field_name: 'loots',
          elements:
            drawn && life.loot !== undefined
              ? [
                  {
                    kind: 'Tuple',
                    fields: [
                      field('resource_address', 'Reference', lootOf(life.loot)),
                      {
                        kind: 'Array',
                        field_name: 'ids',
                        elements: [{ kind: 'NonFungibleLocalId', value: `#${life.loot}#` }],
                      },
                    ],
                  },
                ]
              : [],
        },
      ],
    }
  }
  const writtenAt = (n: number, at: number) => {
    const { bought = 1, opened, drawn } = ticketLife.get(n) ?? {}
    return drawn !== undefined && drawn <= at ? drawn : opened !== undefined && opened <= at ? opened : bought
  }
  const numberOf = (localId: string) => Number(localId.slice(1, -1))
  const supply = (resource: string) => {
    const count =
      resource === ticketResource
        ? sold
        : loot.some((one) => one === resource)
          ? Math.ceil((tickets - loot.indexOf(resource) * 0) / 2)
          : 0
    const held = [...owner.keys()].filter((key) => key.startsWith(`${resource}\n`)).length
    const burned =
      resource === ticketResource ? [...ticketLife.values()].filter(({ claimed }) => claimed !== undefined).length : 0
    return {
      total_supply: String(held),
      total_minted: String(resource === ticketResource ? count : held),
      total_burned: String(burned),
    }
  }
  const metadata = (key: string, type: string, value: unknown) => ({
    key,
    value: { typed: Array.isArray(value) ? { type, values: value } : { type, value } },
    is_locked: true,
    last_updated_at_state_version: 1,
  })
  const roles = { owner: { rule: { type: 'DenyAll' } }, entries: [] }

  const answers: Record<string, (body: Body) => unknown> = {
    '/status/gateway-status': () => ({
      ledger_state: ledger_state(),
      release_info: { release_version: '1', open_api_schema_version: '1' },
    }),
    '/stream/transactions': (body) => {
      const from = body.from_ledger_state?.state_version ?? 1
      const until = body.at_ledger_state?.state_version ?? tip
      const isAll = body.kind_filter === 'All'
      const limit = body.limit_per_page ?? 100
      const list = []
      for (let at = Math.max(from, isAll ? 1 : 2); at <= until && list.length < limit; at += 1) {
        const one = log[at - 2]
        const common = {
          state_version: at,
          epoch: 1,
          round: 1,
          round_timestamp: timeOf(at),
          confirmed_at: timeOf(at),
          transaction_status: 'CommittedSuccess',
        }
        list.push(
          one === undefined
            ? common
            : {
                ...common,
                intent_hash: hash(at),
                manifest_instructions: one.manifest,
                balance_changes: {
                  fungible_fee_balance_changes: [],
                  fungible_balance_changes: one.paid
                    ? [{ entity_address: box, resource_address: xrd, balance_change: String(one.paid) }]
                    : [],
                  non_fungible_balance_changes: one.moves.map(([resource_address, entity_address, added, removed]) => ({
                    resource_address,
                    entity_address,
                    added,
                    removed,
                  })),
                },
              },
        )
      }
      const last = list.length === 0 ? until : Math.max(...list.map((one) => one.state_version))
      return { ledger_state: ledger_state(until), items: list, ...(last < until ? { next_cursor: String(last) } : {}) }
    },
    '/state/entity/details': (body) => ({
      ledger_state: ledger_state(),
      items: body.addresses.map((one) => {
        const isResource = one.startsWith('resource_')
        return {
          address: one,
          metadata: {
            items: isResource
              ? [
                  metadata(
                    'name',
                    'String',
                    one === ticketResource
                      ? 'Tickets'
                      : loot.some((l) => l === one)
                        ? `Loot ${loot.indexOf(one) + 1}`
                        : `Made ${created.indexOf(one) + 1}`,
                  ),
                  metadata('tags', 'StringArray', [
                    ['art', 'sports', 'utility'][created.indexOf(one) % 3] ?? 'collectible',
                  ]),
                ]
              : [],
          },
          non_fungible_resources: {
            items:
              one === box
                ? loot.map((resource_address) => ({ aggregation_level: 'Global', resource_address, amount: 1 }))
                : [],
          },
          details: isResource
            ? {
                type: 'NonFungibleResource',
                role_assignments: roles,
                non_fungible_id_type: 'Integer',
                ...supply(one),
                non_fungible_data_mutable_fields: [],
              }
            : { type: 'Component', state: { kind: 'Tuple', fields: [field('max_tickets', 'U64', String(tickets))] } },
        }
      }),
    }),
    '/state/non-fungible/ids': (body) => {
      const at = body.at_ledger_state?.state_version ?? tip
      const all =
        at === 1 && loot.some((one) => one === body.resource_address)
          ? [...Array(tickets).keys()]
              .map((n) => n + 1)
              .filter((n) => lootOf(n) === body.resource_address)
              .map((n) => `#${n}#`)
          : []
      const from = Number(body.cursor ?? 0)
      return {
        ledger_state: ledger_state(at),
        resource_address: body.resource_address,
        non_fungible_ids: {
          items: all.slice(from, from + 100),
          ...(from + 100 < all.length ? { next_cursor: String(from + 100) } : {}),
        },
      }
    },
    '/state/non-fungible/location': (body) => {
      const at = body.at_ledger_state?.state_version ?? tip
      return {
        ledger_state: ledger_state(at),
        resource_address: body.resource_address,
        non_fungible_ids: body.non_fungible_ids.map((non_fungible_id) => {
          const holder = at === 1 ? box : owner.get(`${body.resource_address}\n${non_fungible_id}`)
          return {
            non_fungible_id,
            is_burned: holder === undefined,
            last_updated_at_state_version: 1,
            ...(holder ? { owning_vault_address: holder, owning_vault_global_ancestor_address: holder } : {}),
          }
        }),
      }
    },
    '/state/non-fungible/data': (body) => {
      const at = body.at_ledger_state?.state_version ?? tip
      const isTicket = body.resource_address === ticketResource
      return {
        ledger_state: ledger_state(at),
        resource_address: body.resource_address,
        non_fungible_id_type: 'Integer',
        non_fungible_ids: body.non_fungible_ids.map((non_fungible_id) => {
          const n = numberOf(non_fungible_id)
          const isBurned = isTicket && (ticketLife.get(n)?.claimed ?? Number.POSITIVE_INFINITY) <= at
          return {
            non_fungible_id,
            is_burned: isBurned,
            last_updated_at_state_version: isTicket ? writtenAt(n, at) : 1,
            ...(isBurned
              ? {}
              : { data: { raw_hex: '5c', programmatic_json: isTicket ? ticketData(n, at) : lootData(n) } }),
          }
        }),
      }
    },
    '/state/entity/page/fungible-vaults/': (body) => ({
      ledger_state: ledger_state(),
      address: body.address,
      resource_address: body.resource_address,
      items: [
        {
          vault_address: 'v',
          amount: body.at_ledger_state?.state_version === 1 ? '0' : String(sold * 2),
          last_updated_at_state_version: 1,
        },
      ],
    }),
    '/state/entity/page/non-fungibles/': (body) => {
      const counts = new Map<string, number>()
      for (const [key, holder] of owner)
        if (holder === body.address)
          counts.set(key.split('\n')[0] ?? '', (counts.get(key.split('\n')[0] ?? '') ?? 0) + 1)
      return {
        ledger_state: ledger_state(),
        address: body.address,
        items: [...counts].map(([resource_address, amount]) => ({
          aggregation_level: 'Global',
          resource_address,
          amount,
          last_updated_at_state_version: 1,
        })),
      }
    },
  }
  return { answers, tip, box, ticketResource, loot, created, accounts, xrd, tickets, sold, items: owner.size }
}

const [transactions = '0', items = '0'] = process.argv.slice(2)
const ledger = makeLedger(Number(transactions), Number(items))
const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const answer = ledger.answers[request.url ?? '']
    const text = Buffer.concat(parts).toString()
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify(answer ? answer((text === '' ? {} : JSON.parse(text)) as Body) : { message: 'unknown path' }),
    )
  })
})
server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => {
  const at = server.address()
  const { tip, box, ticketResource, accounts, loot, created, xrd } = ledger
  console.log(
    JSON.stringify({
      url: `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`,
      tip,
      box,
      ticketResource,
      xrd,
      loot,
      created,
      account: accounts[3],
      items: ledger.items,
    }),
  )
})
