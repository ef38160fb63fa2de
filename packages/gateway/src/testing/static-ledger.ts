import type { ProgrammaticScryptoSborValue } from '@radixdlt/babylon-gateway-api-sdk'
import * as z from 'zod/mini'
import { type EndpointName, endpoints, LIMITS, StateEntityNonFungibleResourceVaultsPageRequest } from '../wire/index'
import type { Exchange, FakeReply } from './fake-fetch'
import { ledgerStateAt } from './ledger-state'
import { invalidRequest, notOnLedger, Refusal } from './refusal'

/** A ledger at one state, which can be read without executing transactions. Amounts and ids are written as in the API. */
export type StaticLedger = {
  readonly networkId: number
  readonly network: string
  readonly stateVersion: number
  readonly entities: Readonly<Record<string, StaticEntity>>
  /** Programmatic JSON by resource and id; `null` marks a burned one. */
  readonly nonFungibles: Readonly<Record<string, Readonly<Record<string, ProgrammaticScryptoSborValue | null>>>>
  readonly stores: Readonly<
    Record<
      string,
      readonly { readonly key: ProgrammaticScryptoSborValue; readonly value: ProgrammaticScryptoSborValue }[]
    >
  >
  readonly validators: readonly string[]
  /** Intent hashes, oldest first. The nth is committed at state version n. */
  readonly transactions: readonly string[]
  /** Items per page. Default 100, as the public Gateway. */
  readonly pageSize?: number
}

/** Metadata and holdings of an entity, by key and resource address. */
export type StaticEntity = {
  readonly metadata?: Readonly<Record<string, string>>
  readonly fungibles?: Readonly<Record<string, string>>
  readonly nonFungibles?: Readonly<Record<string, readonly string[]>>
}

/** A request that passed its endpoint's schema. */
type Body = Readonly<Record<string, unknown>>
type Answers<Name extends string> = { readonly [K in Name]: (body: Body) => object }

const updated = { last_updated_at_state_version: 1 }
const sbor = (programmatic_json: ProgrammaticScryptoSborValue) => ({ raw_hex: '5c', programmatic_json })
const text = (body: Body, field: string): string => String(body[field])
const texts = (body: Body, field: string): string[] => z.array(z.string()).parse(body[field])
const vaultOf = (address: string, of: string) => `internal_vault_${address}_${of}`

/** Lookups that several endpoints share. They throw a Refusal where the Gateway responds with an error. */
function staticState(ledger: StaticLedger) {
  const ledger_state = ledgerStateAt(ledger.stateVersion, ledger.network)
  const pageSize = ledger.pageSize ?? LIMITS.page

  const page = <T>(items: readonly T[], { cursor, limit_per_page }: Body) => {
    const start = typeof cursor === 'string' ? Number(atob(cursor)) : 0
    const end = start + Math.min(pageSize, typeof limit_per_page === 'number' ? limit_per_page : pageSize)
    return {
      total_count: items.length,
      ...(end < items.length && { next_cursor: btoa(String(end)) }),
      items: items.slice(start, end),
    }
  }
  /** An account exists before its first transaction. */
  const entity = (address: string): StaticEntity => {
    const known = ledger.entities[address] ?? (address.startsWith('account_') ? {} : undefined)
    if (!known) throw notOnLedger(address)
    return known
  }
  const resource = (address: string) => {
    const known = ledger.nonFungibles[address]
    if (!known) throw notOnLedger(address)
    return known
  }
  const at = (body: Body, items: object) => ({ ledger_state, address: body.address, ...items })
  const ofResource = (body: Body, items: object) => at(body, { resource_address: body.resource_address, ...items })
  return { ledger, ledger_state, page, entity, resource, at, ofResource }
}

type StaticState = ReturnType<typeof staticState>

/** Status, validators and key-value stores. */
function networkAnswers({
  ledger,
  ledger_state,
  page,
}: StaticState): Answers<
  'gatewayStatus' | 'networkConfiguration' | 'construction' | 'keyValueStoreData' | 'validators' | 'validatorsUptime'
> {
  return {
    gatewayStatus: () => ({
      ledger_state,
      release_info: { release_version: 'static', open_api_schema_version: 'static', image_tag: '' },
    }),
    networkConfiguration: () => ({
      network_id: ledger.networkId,
      network_name: ledger.network,
      well_known_addresses: {},
    }),
    construction: () => ({ ledger_state }),
    keyValueStoreData: (body) => {
      const address = text(body, 'key_value_store_address')
      const store = ledger.stores[address]
      if (!store) throw notOnLedger(address)
      const requested = z.array(z.looseObject({ key_json: z.looseObject({ value: z.string() }) })).parse(body.keys)
      const entries = store.filter(({ key }) =>
        requested.some(({ key_json }) => 'value' in key && key.value === key_json.value),
      )
      return {
        ledger_state,
        key_value_store_address: address,
        entries: entries.map(({ key, value }) => ({
          key: sbor(key),
          value: sbor(value),
          is_locked: false,
          ...updated,
        })),
      }
    },
    validators: (body) => ({
      ledger_state,
      validators: page(
        ledger.validators.map((address) => ({ address })),
        body,
      ),
    }),
    validatorsUptime: (body) => ({
      ledger_state,
      validators: {
        items: texts(body, 'validator_addresses').map((address) => ({
          address,
          proposals_made: 1,
          proposals_missed: 0,
          epochs_active_in: 1,
        })),
      },
    }),
  }
}

/** Details, metadata, holdings and fungible vaults. */
function entityAnswers({
  ledger,
  ledger_state,
  page,
  entity,
  at,
  ofResource,
}: StaticState): Answers<'entityDetails' | 'metadata' | 'fungibles' | 'nonFungibles' | 'fungibleVaults'> {
  const metadataOf = (address: string) =>
    Object.entries(entity(address).metadata ?? {}).map(([key, value]) => ({
      key,
      value: { ...sbor({ kind: 'String', value }), typed: { type: 'String', value } },
      is_locked: false,
      ...updated,
    }))
  const holdings = (address: string) => {
    const { fungibles = {}, nonFungibles = {} } = entity(address)
    const held = (resource_address: string) => ({ aggregation_level: 'Global', resource_address, ...updated })
    return {
      fungibles: Object.entries(fungibles).map(([of, amount]) => ({ ...held(of), amount })),
      nonFungibles: Object.entries(nonFungibles).map(([of, ids]) => ({ ...held(of), amount: ids.length })),
    }
  }
  return {
    entityDetails: (body) => ({
      ledger_state,
      items: texts(body, 'addresses')
        .filter((address) => address in ledger.entities || address.startsWith('account_'))
        .reverse()
        .map((address) => ({
          address,
          metadata: page(metadataOf(address), {}),
          fungible_resources: page(holdings(address).fungibles, {}),
          non_fungible_resources: page(holdings(address).nonFungibles, {}),
        })),
    }),
    metadata: (body) => at(body, page(metadataOf(text(body, 'address')), body)),
    fungibles: (body) => at(body, page(holdings(text(body, 'address')).fungibles, body)),
    nonFungibles: (body) => at(body, page(holdings(text(body, 'address')).nonFungibles, body)),
    fungibleVaults: (body) => {
      const of = text(body, 'resource_address')
      const amount = entity(text(body, 'address')).fungibles?.[of]
      if (!(of in ledger.entities)) throw notOnLedger(of)
      const vault_address = vaultOf(text(body, 'address'), of)
      return ofResource(body, page(amount === undefined ? [] : [{ vault_address, amount, ...updated }], body))
    },
  }
}

/** Vaults, ids, data and locations of non-fungibles. */
function nonFungibleAnswers({
  ledger,
  ledger_state,
  page,
  entity,
  resource,
  ofResource,
}: StaticState): Answers<
  'nonFungibleVaults' | 'nonFungibleVaultIds' | 'nonFungibleIds' | 'nonFungibleData' | 'nonFungibleLocation'
> {
  const idsIn = (body: Body) => {
    const of = text(body, 'resource_address')
    resource(of)
    return entity(text(body, 'address')).nonFungibles?.[of] ?? []
  }
  const known = (body: Body) => {
    const all = resource(text(body, 'resource_address'))
    return texts(body, 'non_fungible_ids').flatMap((id) => (id in all ? [{ id, value: all[id] }] : []))
  }
  const owned = (of: string, id: string) =>
    Object.entries(ledger.entities).find(([, held]) => held.nonFungibles?.[of]?.includes(id))?.[0]
  return {
    nonFungibleVaults: (body) => {
      const ids = idsIn(body)
      const { items, next_cursor } = page(ids, {})
      const vault_address = vaultOf(text(body, 'address'), text(body, 'resource_address'))
      const { opt_ins } = StateEntityNonFungibleResourceVaultsPageRequest.parse(body)
      const embedded = opt_ins?.non_fungible_include_nfids && { items, next_cursor }
      return ofResource(
        body,
        page(ids.length === 0 ? [] : [{ vault_address, total_count: ids.length, ...updated, ...embedded }], body),
      )
    },
    nonFungibleVaultIds: (body) => ofResource(body, page(idsIn(body), body)),
    nonFungibleIds: (body) => ({
      ledger_state,
      resource_address: body.resource_address,
      non_fungible_ids: page(Object.keys(resource(text(body, 'resource_address'))), body),
    }),
    nonFungibleData: (body) => ({
      ledger_state,
      resource_address: body.resource_address,
      non_fungible_id_type: 'Integer',
      non_fungible_ids: known(body)
        .reverse()
        .map(({ id, value }) => ({
          non_fungible_id: id,
          is_burned: !value,
          ...(value && { data: sbor(value) }),
          ...updated,
        })),
    }),
    nonFungibleLocation: (body) => ({
      ledger_state,
      resource_address: body.resource_address,
      non_fungible_ids: known(body).map(({ id, value }) => {
        const of = text(body, 'resource_address')
        const owner = owned(of, id)
        const owning = owner && {
          owning_vault_address: vaultOf(owner, of),
          owning_vault_global_ancestor_address: owner,
        }
        return { non_fungible_id: id, is_burned: !value, ...owning, ...updated }
      }),
    }),
  }
}

/** Status, details and stream of transactions. */
function transactionAnswers({
  ledger,
  ledger_state,
  page,
}: StaticState): Answers<
  'preview' | 'submit' | 'transactionStatus' | 'subintentStatus' | 'committedDetails' | 'stream'
> {
  const committed = (intent_hash: string, index: number) => ({
    intent_hash,
    state_version: index + 1,
    epoch: 1,
    round: index,
    round_timestamp: ledgerStateAt(index + 1).proposer_round_timestamp,
    transaction_status: 'CommittedSuccess',
    confirmed_at: ledgerStateAt(index + 1).proposer_round_timestamp,
  })
  return {
    preview: () => ({ encoded_receipt: '5c', receipt: { status: 'Succeeded' }, resource_changes: [], logs: [] }),
    submit: () => {
      throw new Refusal(400, 'InvalidTransactionError', 'Expected notarized transaction')
    },
    transactionStatus: (body) => {
      const version = ledger.transactions.indexOf(text(body, 'intent_hash')) + 1
      const status = version > 0 ? 'CommittedSuccess' : 'Unknown'
      return {
        ledger_state,
        status,
        intent_status: status,
        intent_status_description: status,
        known_payloads: [],
        ...(version > 0 && { committed_state_version: version }),
      }
    },
    subintentStatus: (body) => ({
      ledger_state,
      subintent_status: 'Unknown',
      subintent_status_description: `${text(body, 'subintent_hash')} was not used.`,
    }),
    committedDetails: (body) => {
      const intent_hash = text(body, 'intent_hash')
      const index = ledger.transactions.indexOf(intent_hash)
      if (index < 0) throw new Refusal(404, 'TransactionNotFoundError', 'Not committed', { intent_hash })
      return { ledger_state, transaction: committed(intent_hash, index) }
    },
    stream: (body) => {
      const all = ledger.transactions.map(committed)
      const { items, next_cursor } = page(body.order === 'Asc' ? all : all.reverse(), body)
      return { ledger_state, items, next_cursor }
    },
  }
}

/**
 * Answers every read endpoint from a static ledger, for `createFakeFetch`.
 *
 * @example
 * const { fetch } = createFakeFetch(staticLedgerAnswers(ledger))
 */
export function staticLedgerAnswers(ledger: StaticLedger): (exchange: Exchange) => FakeReply {
  const state = staticState(ledger)
  const answers: Answers<EndpointName> = {
    ...networkAnswers(state),
    ...entityAnswers(state),
    ...nonFungibleAnswers(state),
    ...transactionAnswers(state),
  }
  const isEndpoint = (name: string): name is EndpointName => name in answers
  return ({ path, body }) => {
    const found = Object.entries(endpoints).find(([, endpoint]) => endpoint.path === path)
    if (!found || !isEndpoint(found[0])) return { status: 404, text: '' }
    const [name, { request }] = found
    const parsed = request?.safeParse(body) ?? { success: true as const, data: {} }
    try {
      if (!parsed.success)
        throw invalidRequest(parsed.error.issues[0]?.path.join('.') ?? '?', parsed.error.issues[0]?.message ?? '')
      const state = 'at_ledger_state' in parsed.data ? parsed.data.at_ledger_state?.state_version : undefined
      if (state && state > ledger.stateVersion)
        throw invalidRequest('?', 'State version is beyond the end of the known ledger')
      return { json: answers[name](parsed.data) }
    } catch (refusal) {
      if (refusal instanceof Refusal) return refusal.reply
      throw refusal
    }
  }
}
