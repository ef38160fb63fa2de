import { createGateway, type Gateway, type GatewayOptions } from '@lootboxes/gateway'
import {
  type AccountAddress,
  amountOf,
  type ComponentAddress,
  encodeAddress,
  entityBytes,
  type ResourceAddress,
  xrdAddress,
} from '@lootboxes/ledger'
import { type LootboxConfig, lootboxConfig } from './lootbox-config'

const NETWORK = 240
export const mint = (kind: keyof typeof entityBytes, filler: number) =>
  encodeAddress({ entityByte: entityBytes[kind], networkId: NETWORK, tail: new Uint8Array(29).fill(filler) })

export const account = mint('ed25519-account', 1) as AccountAddress
export const otherAccount = mint('ed25519-account', 2) as AccountAddress
export const component = mint('component', 3) as ComponentAddress
export const tickets = mint('non-fungible-resource', 4) as ResourceAddress
export const club = mint('fungible-resource', 5) as ResourceAddress
export const lootOf = (n: number) => mint('non-fungible-resource', 100 + n) as ResourceAddress

export const config: LootboxConfig = lootboxConfig({
  networkId: NETWORK,
  product: { name: 'Baller', slug: 'baller', tokenAddress: club },
  lootboxes: [
    {
      id: 'hug',
      name: 'Hug the Eco System',
      title: 'Hug the Eco System - SOLD OUT',
      bigImage: '/big.svg',
      userImage: '/user.svg',
      componentAddress: component,
      ticketAddress: tickets,
      tokenAddress: xrdAddress(NETWORK),
      tokenIconUrl: '/coin.svg',
      price: amountOf(2),
    },
  ],
})

type Json = Readonly<Record<string, unknown>>
export const named = (field_name: string, node: Json): Json => ({ ...node, field_name })
const bool = (value: boolean): Json => ({ kind: 'Bool', value })
export const string = (value: string): Json => ({ kind: 'String', value })
export const reference = (value: string): Json => ({ kind: 'Reference', value })
export const idList = (ids: readonly string[]): Json => ({
  kind: 'Array',
  element_kind: 'NonFungibleLocalId',
  elements: ids.map((value) => ({ kind: 'NonFungibleLocalId', value })),
})
export const tuple = (type_name: string, ...fields: readonly Json[]): Json => ({ kind: 'Tuple', type_name, fields })

type Won = readonly [fieldName: string, resource: string, ids: readonly string[]]
export type TicketFacts = { opened?: boolean; revealed?: boolean; loots?: readonly Won[] }

/** Ticket data as `gateway-and-ledger` section 3 proposes it. */
export const ticketData = ({ opened = false, revealed = false, loots = [] }: TicketFacts = {}): Json =>
  tuple(
    'LootboxTicket',
    named('name', string('Ticket')),
    named('key_image_url', string('ipfs://ticket')),
    named('lootbox', reference(component)),
    named('opened', bool(opened)),
    named('revealed', bool(revealed)),
    named('loots', {
      kind: 'Array',
      element_kind: 'Tuple',
      elements: loots.map(([fieldName, resource, ids]) =>
        tuple(
          'Loot',
          named('field_name', string(fieldName)),
          named('resource_address', reference(resource)),
          named('ids', idList(ids)),
        ),
      ),
    }),
  )

type Stored = { data?: Json; burned?: boolean }
type Vault = { address: string; ids: string[]; changedAt: number }

/** A Gateway of five endpoints in memory, at HTTP level, so that the real client batches and pages over it. */
export function createLedger() {
  let stateVersion = 1_000
  let changed = 0
  const vaults = new Map<string, Vault[]>()
  const stored = new Map<string, Stored>()
  const balances = new Map<string, string[]>()
  const metadata = new Map<string, Json[]>()
  const details = new Map<string, Json>()
  const history: { state_version: number; [field: string]: unknown }[] = []
  const calls: { path: string; body: Json }[] = []
  const fail: { next: (() => Response | Promise<Response>) | undefined } = { next: undefined }
  const refused = new Set<string>()

  const ledger_state = () => ({
    network: 'localnet',
    state_version: stateVersion,
    proposer_round_timestamp: '2026-01-01T00:00:00.000Z',
    epoch: 1,
    round: 1,
  })
  const page = (ids: readonly string[], from: number) => ({
    total_count: ids.length,
    items: ids.slice(from, from + 100),
    ...(from + 100 < ids.length ? { next_cursor: String(from + 100) } : {}),
  })
  const key = (holder: unknown, resource: unknown) => `${String(holder)} ${String(resource)}`

  const endpoints: Readonly<Record<string, (body: Record<string, unknown>) => Json>> = {
    '/state/entity/page/non-fungible-vaults/': (body) => ({
      address: body.address,
      resource_address: body.resource_address,
      items: (vaults.get(key(body.address, body.resource_address)) ?? []).map((vault) => ({
        vault_address: vault.address,
        last_updated_at_state_version: vault.changedAt,
        ...page(vault.ids, 0),
      })),
    }),
    '/state/entity/page/non-fungible-vault/ids': (body) => {
      const vault = vaults
        .get(key(body.address, body.resource_address))
        ?.find(({ address }) => address === body.vault_address)
      if (!(body.at_ledger_state as Json | undefined)?.state_version) throw new Error('a cursor needs a state version')
      return {
        address: body.address,
        resource_address: body.resource_address,
        ...page(vault?.ids ?? [], Number(body.cursor)),
      }
    },
    '/state/entity/page/fungible-vaults/': (body) => ({
      address: body.address,
      resource_address: body.resource_address,
      items: (balances.get(key(body.address, body.resource_address)) ?? []).map((amount, i) => ({
        vault_address: mint('fungible-vault', i + 1),
        amount,
        last_updated_at_state_version: 1,
      })),
    }),
    '/state/non-fungible/data': (body) => {
      const ids = body.non_fungible_ids as string[]
      if (ids.length === 0 || ids.length > 100) throw new Error('1 to 100 ids')
      return {
        resource_address: body.resource_address,
        non_fungible_id_type: 'Integer',
        non_fungible_ids: ids
          .flatMap((id) => {
            const item = stored.get(key(body.resource_address, id))
            if (!item) return []
            const { data, burned = false } = item
            return [
              {
                non_fungible_id: id,
                is_burned: burned,
                ...(data && !burned ? { data: { raw_hex: '5c', programmatic_json: data } } : {}),
                last_updated_at_state_version: 1,
              },
            ]
          })
          .reverse(),
      }
    },
    '/stream/transactions': (body) => {
      const from = Number((body.from_ledger_state as Json | undefined)?.state_version ?? 1)
      const until = Number((body.at_ledger_state as Json | undefined)?.state_version ?? stateVersion)
      const found = history.filter(({ state_version }) => state_version >= from && state_version <= until)
      return { items: found.slice(0, 100), ...(found.length > 100 ? { next_cursor: 'more' } : {}) }
    },
    '/state/entity/details': (body) => ({
      items: (body.addresses as string[])
        .filter((address) => metadata.has(address) || details.has(address))
        .map((address) => ({
          address,
          metadata: { items: [] },
          explicit_metadata: { items: metadata.get(address) ?? [] },
          ...details.get(address),
        }))
        .reverse(),
    }),
  }

  const respond: typeof fetch = async (input, init) => {
    const path = new URL(input instanceof Request ? input.url : input).pathname
    const body = JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Record<string, unknown>
    calls.push({ path, body })
    const planned = fail.next
    fail.next = undefined
    if (planned) return planned()
    if (refused.delete(path)) return Response.json({ message: 'refused', code: 400 }, { status: 400 })
    const answer = endpoints[path]
    if (!answer) throw new Error(`no endpoint ${path}`)
    return Response.json({ ledger_state: ledger_state(), ...answer(body) })
  }

  const gatewayWith = (
    own: Pick<GatewayOptions, 'fetch' | 'clock' | 'retry' | 'attemptTimeoutMs' | 'batch'>,
  ): Gateway => createGateway({ baseUrl: 'http://gateway.test', applicationName: 'test', fetch: respond, ...own })
  const gateway = gatewayWith({ retry: { times: 0 } })

  return {
    gateway,
    gatewayWith,
    respond,
    calls,
    fail,
    /** The next call of this path is answered with a 400. */
    refuse: (path: string) => void refused.add(path),
    /** Calls made since last asked. */
    count: () => calls.splice(0).length,
    put(holder: string, resource: string, ids: readonly string[], data: (id: string) => Json = () => ticketData()) {
      const list = vaults.get(key(holder, resource)) ?? []
      changed += 1
      list.push({ address: mint('non-fungible-vault', list.length + 1), ids: [...ids], changedAt: changed })
      vaults.set(key(holder, resource), list)
      for (const id of ids) stored.set(key(resource, id), { data: data(id) })
    },
    /** Changes a ticket through its vault, as reveal and claim do. */
    move(holder: string, resource: string, change: (ids: string[]) => string[]) {
      changed += 1
      for (const vault of vaults.get(key(holder, resource)) ?? [])
        Object.assign(vault, { ids: change(vault.ids), changedAt: changed })
    },
    write: (resource: string, id: string, item: Stored) => void stored.set(key(resource, id), item),
    hold: (holder: string, resource: string, ...amounts: string[]) => void balances.set(key(holder, resource), amounts),
    describe: (address: string, entity: { metadata?: Json[]; details?: Json }) => {
      if (entity.metadata) metadata.set(address, entity.metadata)
      if (entity.details) details.set(address, entity.details)
    },
    /** A committed transaction that moved pieces in or out of a component. */
    commit: (
      state_version: number,
      entity: string,
      resource: string,
      change: { added?: string[]; removed?: string[] },
    ) =>
      void history.push({
        state_version,
        epoch: 1,
        round: 1,
        round_timestamp: '2026-01-01T00:00:00.000Z',
        transaction_status: 'CommittedSuccess',
        balance_changes: {
          fungible_fee_balance_changes: [],
          fungible_balance_changes: [],
          non_fungible_balance_changes: [
            { entity_address: entity, resource_address: resource, added: [], removed: [], ...change },
          ],
        },
      }),
    advance: (to: number) => {
      stateVersion = to
    },
  }
}

export const icon = (url: string): Json => ({
  key: 'icon_url',
  value: { raw_hex: '', programmatic_json: {}, typed: { type: 'Url', value: url } },
  is_locked: true,
  last_updated_at_state_version: 1,
})

export const tags = (...values: string[]): Json => ({
  key: 'tags',
  value: { raw_hex: '', programmatic_json: {}, typed: { type: 'StringArray', values } },
  is_locked: true,
  last_updated_at_state_version: 1,
})

export const picture = (url: string): Json =>
  tuple('Creature', named('name', string('Moss')), named('key_image_url', { ...string(url), type_name: 'Url' }))

export const ids = (count: number, from = 1): string[] => Array.from({ length: count }, (_, i) => `#${i + from}#`)
