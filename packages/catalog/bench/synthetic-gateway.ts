// The Gateway of a synthetic ledger, in a separate process so that a benchmark measures the catalog alone.
// `node … synthetic-gateway.ts TRANSACTIONS ITEMS [HIDDEN]` prints its URL and addresses. `POST /advance` commits the last
// HIDDEN transactions bit by bit.
import { createServer } from 'node:http'
import { encodeTransactionId } from '@lootboxes/ledger'
import { makeHistory, NETWORK, type SyntheticEvent, type SyntheticHistory } from './synthetic-ledger'

const DAY_MS = 86_400_000
const DAYS = 30

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
  per_second: number | undefined
}

const hash = (n: number) => {
  const bytes = new Uint8Array(32)
  new DataView(bytes.buffer).setUint32(0, n)
  return String(encodeTransactionId(bytes, NETWORK))
}

const names = ['Moss', 'Fern', 'Pond', 'Lichen', 'Root', 'Spore', 'Bark', 'Thorn', 'Petal', 'Seed', 'Dew', 'Burrow']
const rarities = ['plain', 'hatched', 'double', 'foil']
const seasons = ['spring', 'summer', 'autumn', 'winter']
const habitats = ['meadow', 'wood', 'pond', 'dune', 'cliff', 'hedge', 'bog']
const makers = Array.from({ length: 40 }, (_, at) => `Maker ${at + 1}`)
const pick = (list: readonly string[], n: number) => list[n % list.length] ?? ''

const field = (name: string, kind: string, value: unknown) => ({ kind, field_name: name, value })
const idList = (name: string, ids: readonly string[]) => ({
  kind: 'Array',
  field_name: name,
  elements: ids.map((value) => ({ kind: 'NonFungibleLocalId', value })),
})
const numberOf = (localId: string) => Number(localId.slice(1, -1))

const lootData = (n: number) => ({
  kind: 'Tuple',
  fields: [
    field('name', 'String', pick(names, n)),
    field(
      'description',
      'String',
      'An item of a made-up ledger, described at some length so that rows have a natural size.',
    ),
    field('key_image_url', 'String', `ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi/${n}.svg`),
    field('rarity', 'String', n % 17 === 0 ? 'foil' : pick(rarities, n % 3)),
    field('kind', 'String', pick(names, n * 7)),
    field('season', 'String', pick(seasons, Math.floor(n / 3))),
    field('habitat', 'String', pick(habitats, Math.floor(n / 5))),
    field('maker', 'String', pick(makers, Math.floor(n / 2))),
    field('weight', 'Decimal', String(((n * 7_919) % 15_000) / 10)),
    field('serial', 'U64', String(n)),
  ],
})

const eventOf = ({ name, emitter, resource, ids, paid }: SyntheticEvent) => ({
  identifier: { package: 'package', blueprint: 'Blueprint', event: name },
  emitter: {
    type: 'EntityMethod',
    method_emitter: { entity: emitter, module: 'Main' },
    ...(resource === undefined ? {} : { outer_emitter: resource }),
    global_emitter: emitter,
  },
  payload: {
    programmatic_json: {
      kind: 'Tuple',
      fields: [idList('tickets', ids), ...(paid === undefined ? [] : [field('paid', 'Decimal', paid)])],
    },
  },
})

function ticketAnswers({ lives, lootOf }: SyntheticHistory) {
  const loots = (loot: number) => [
    { kind: 'Tuple', fields: [field('resource_address', 'Reference', lootOf(loot)), idList('ids', [`#${loot}#`])] },
  ]
  return {
    data: (n: number, at: number) => {
      const { opened = at + 1, drawn = at + 1, loot } = lives.get(n) ?? {}
      const isDrawn = drawn <= at && loot !== undefined
      return {
        kind: 'Tuple',
        fields: [
          field('name', 'String', `Ticket #${n}`),
          field('key_image_url', 'String', 'ipfs://ticket'),
          field('opened', 'Bool', opened <= at),
          field('revealed', 'Bool', isDrawn),
          { kind: 'Array', field_name: 'loots', elements: isDrawn ? loots(loot) : [] },
        ],
      }
    },
    writtenAt: (n: number, at: number) => {
      const { bought = 1, opened = at + 1, drawn = at + 1 } = lives.get(n) ?? {}
      return drawn <= at ? drawn : opened <= at ? opened : bought
    },
    claimedAt: (n: number) => lives.get(n)?.claimed ?? Number.POSITIVE_INFINITY,
    boughtAt: (n: number) => lives.get(n)?.bought ?? 1,
  }
}

const metadata = (key: string, type: string, value: unknown) => ({
  key,
  value: { typed: Array.isArray(value) ? { type, values: value } : { type, value } },
  is_locked: true,
  last_updated_at_state_version: 1,
})

type Answers = Readonly<Record<string, (body: Body) => unknown>>

/** The parts of an answer that depend on the visible tip of the ledger. */
function createClock({ tip }: SyntheticHistory, visibleTip: () => number) {
  const startMs = Date.now() - DAYS * DAY_MS
  const timeOf = (at: number) => new Date(startMs + Math.floor((at / tip) * DAYS * DAY_MS)).toISOString()
  const versionOf = (at: At) => at?.state_version ?? visibleTip()
  const ledger_state = (at = visibleTip()) => ({
    network: 'localnet',
    state_version: at,
    proposer_round_timestamp: timeOf(at),
    epoch: 1 + Math.floor(at / 100),
    round: 1,
  })
  return { timeOf, versionOf, ledger_state }
}
type Clock = ReturnType<typeof createClock>

function transactionAnswers({ log, box, xrd }: SyntheticHistory, { timeOf, versionOf, ledger_state }: Clock): Answers {
  const transactionAt = (at: number) => {
    const common = {
      state_version: at,
      epoch: 1,
      round: 1,
      round_timestamp: timeOf(at),
      confirmed_at: timeOf(at),
      transaction_status: 'CommittedSuccess',
    }
    const one = log[at - 2]
    if (!one) return common
    return {
      ...common,
      intent_hash: hash(at),
      affected_global_entities: one.events.map(({ emitter }) => emitter),
      receipt: { detailed_events: one.events.map(eventOf) },
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
    }
  }
  const stream = (body: Body) => {
    const until = versionOf(body.at_ledger_state)
    const from = Number(body.cursor ?? body.from_ledger_state?.state_version ?? 1)
    const limit = body.limit_per_page ?? 100
    const items: ReturnType<typeof transactionAt>[] = []
    let at = Math.max(from, body.kind_filter === 'All' ? 1 : 2)
    for (; at <= until && items.length < limit; at += 1) items.push(transactionAt(at))
    return { ledger_state: ledger_state(until), items, ...(at <= until ? { next_cursor: String(at) } : {}) }
  }

  return {
    '/status/gateway-status': () => ({
      ledger_state: ledger_state(),
      release_info: { release_version: '1', open_api_schema_version: '1' },
    }),
    '/stream/transactions': stream,
  }
}

/** How many items of each resource an owner holds. */
function countHeld({ owners }: SyntheticHistory) {
  const held = new Map<string, Map<string, number>>()
  for (const [resource, all] of owners)
    for (const owner of all.values()) {
      if (owner === undefined) continue
      const counts = held.get(owner) ?? new Map<string, number>()
      held.set(owner, counts.set(resource, (counts.get(resource) ?? 0) + 1))
    }
  return held
}

function entityAnswers(history: SyntheticHistory, { versionOf, ledger_state }: Clock): Answers {
  const { box, ticketResource, loot, created, tickets, sold, owners } = history
  const held = countHeld(history)
  const supplyOf = (resource: string) => {
    const all = owners.get(resource) ?? new Map<string, string | undefined>()
    const held = [...all.values()].filter((owner) => owner !== undefined).length
    return { total_supply: String(held), total_minted: String(all.size), total_burned: String(all.size - held) }
  }
  const resourceDetails = (resource: string) => {
    const at = created.indexOf(resource)
    const name =
      resource === ticketResource
        ? 'Tickets'
        : loot.some((one) => one === resource)
          ? `Loot ${resource === loot[0] ? 1 : 2}`
          : `Created ${at + 1}`
    return {
      address: resource,
      metadata: {
        items: [
          metadata('name', 'String', name),
          metadata('tags', 'StringArray', [['art', 'sports', 'utility'][at % 3] ?? 'collectible']),
        ],
      },
      details: {
        type: 'NonFungibleResource',
        role_assignments: { owner: { rule: { type: 'DenyAll' } }, entries: [] },
        non_fungible_id_type: 'Integer',
        ...supplyOf(resource),
        non_fungible_data_mutable_fields: resource === ticketResource ? ['opened', 'revealed', 'loots'] : [],
      },
    }
  }
  const boxDetails = {
    address: box,
    metadata: { items: [] },
    non_fungible_resources: {
      items: loot.map((resource_address) => ({ aggregation_level: 'Global', resource_address, amount: 1 })),
    },
    details: {
      type: 'Component',
      state: { kind: 'Tuple', fields: [field('price', 'Decimal', '2'), field('max_tickets', 'U64', String(tickets))] },
    },
  }

  return {
    '/state/entity/details': ({ addresses }) => ({
      ledger_state: ledger_state(),
      items: addresses.flatMap((one): object[] =>
        one === box ? [boxDetails] : owners.has(one) ? [resourceDetails(one)] : [],
      ),
    }),
    '/state/entity/page/fungible-vaults/': ({ address, resource_address, at_ledger_state }) => ({
      ledger_state: ledger_state(),
      address,
      resource_address,
      items: [
        {
          vault_address: 'v',
          amount: versionOf(at_ledger_state) === 1 ? '0' : String(sold * 2),
          last_updated_at_state_version: 1,
        },
      ],
    }),
    '/state/entity/page/non-fungibles/': ({ address }) => ({
      ledger_state: ledger_state(),
      address,
      items: [...(held.get(address) ?? [])].map(([resource_address, amount]) => ({
        aggregation_level: 'Global',
        resource_address,
        amount,
        last_updated_at_state_version: 1,
      })),
    }),
  }
}

function nonFungibleAnswers(history: SyntheticHistory, { versionOf, ledger_state }: Clock): Answers {
  const { box, ticketResource, loot, owners } = history
  const ticket = ticketAnswers(history)
  const isLoot = (resource: string) => loot.some((one) => one === resource)
  const idsOf = (resource: string) => [...(owners.get(resource)?.keys() ?? [])]

  return {
    '/state/non-fungible/ids': ({ resource_address, at_ledger_state, cursor }) => {
      const at = versionOf(at_ledger_state)
      const all = at > 1 || isLoot(resource_address) ? idsOf(resource_address) : []
      const from = Number(cursor ?? 0)
      const items = all.slice(from, from + 100)
      const next = from + 100 < all.length ? { next_cursor: String(from + 100) } : {}
      return { ledger_state: ledger_state(at), resource_address, non_fungible_ids: { items, ...next } }
    },
    '/state/non-fungible/location': ({ resource_address, non_fungible_ids, at_ledger_state }) => {
      const at = versionOf(at_ledger_state)
      return {
        ledger_state: ledger_state(at),
        resource_address,
        non_fungible_ids: non_fungible_ids.map((non_fungible_id) => {
          const owner = at === 1 ? box : owners.get(resource_address)?.get(non_fungible_id)
          return {
            non_fungible_id,
            is_burned: owner === undefined,
            last_updated_at_state_version: owner === undefined ? ticket.claimedAt(numberOf(non_fungible_id)) : 1,
            ...(owner ? { owning_vault_address: owner, owning_vault_global_ancestor_address: owner } : {}),
          }
        }),
      }
    },
    '/state/non-fungible/data': ({ resource_address, non_fungible_ids, at_ledger_state }) => {
      const at = versionOf(at_ledger_state)
      const isTicket = resource_address === ticketResource
      return {
        ledger_state: ledger_state(at),
        resource_address,
        non_fungible_id_type: 'Integer',
        non_fungible_ids: non_fungible_ids.flatMap((non_fungible_id) => {
          const n = numberOf(non_fungible_id)
          if (isTicket && ticket.boughtAt(n) > at) return []
          const is_burned = isTicket && ticket.claimedAt(n) <= at
          const data = { raw_hex: '5c', programmatic_json: isTicket ? ticket.data(n, at) : lootData(n) }
          const last_updated_at_state_version = isTicket ? ticket.writtenAt(n, at) : 1
          return [{ non_fungible_id, is_burned, last_updated_at_state_version, ...(is_burned ? {} : { data }) }]
        }),
      }
    },
  }
}

function createAnswers(history: SyntheticHistory, visibleTip: () => number): Answers {
  const clock = createClock(history, visibleTip)
  return {
    ...transactionAnswers(history, clock),
    ...entityAnswers(history, clock),
    ...nonFungibleAnswers(history, clock),
  }
}

const [transactions = '0', items = '0', hidden = '0'] = process.argv.slice(2)
const history = makeHistory(Number(transactions), Number(items))
let visible = history.tip - Number(hidden)
const answers: ReturnType<typeof createAnswers> = {
  ...createAnswers(history, () => visible),
  '/advance': ({ per_second }) => {
    const advance = () => {
      visible = Math.min(history.tip, visible + (per_second ?? 1))
      if (visible === history.tip) clearInterval(timer)
    }
    const timer = setInterval(advance, 1_000)
    advance()
    return {}
  },
}
const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    const answer = answers[request.url ?? '']
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
  const { tip, box, ticketResource, accounts, loot, created, xrd, owners } = history
  const items = [...owners.values()].reduce((sum, all) => sum + all.size, 0)
  const url = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`
  console.log(JSON.stringify({ url, tip, box, ticketResource, xrd, loot, created, account: accounts[3], items }))
})
