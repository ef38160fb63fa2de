import type { GatewayError } from '@lootboxes/gateway'
import { createReadCache } from '@lootboxes/gateway/server'
import { safeName, safeText } from '@lootboxes/lootbox/client'
import { okAsync, type ResultAsync } from 'neverthrow'
import { perProcess } from '@/config/per-process'
import { readSiteConfig } from '@/config/read-site-config'
import { serverGateway } from './server-gateway'

/** A dApp as the metadata of its account describes it. The owner writes it unchecked. */
type Dapp = {
  address: string
  /** By L112 `Unnamed dApp` where it has none. */
  name: string
  description: string
  /** https only. */
  website: string | undefined
}

export type Dapps = {
  stateVersion: number
  own: Dapp
  /** Those that our account names and that name ours. */
  partners: readonly Dapp[]
}

type Typed = { type: string; value?: unknown; values?: unknown }
type Entity = { address: string; metadata: { items: readonly { key: string; value: { typed: object } }[] } }

function typedOf(entity: Entity, key: string): Typed | undefined {
  const typed = entity.metadata.items.find((item) => item.key === key)?.value.typed
  return typed !== undefined && 'type' in typed && typeof typed.type === 'string'
    ? { ...typed, type: typed.type }
    : undefined
}

const textIn = (entity: Entity, key: string): string | undefined => {
  const value = typedOf(entity, key)?.value
  return typeof value === 'string' ? value : undefined
}

const textsIn = (entity: Entity, key: string): readonly string[] => {
  const values = typedOf(entity, key)?.values
  return Array.isArray(values) ? values.filter((one) => typeof one === 'string') : []
}

const isHttps = (url: string | undefined): url is string =>
  url !== undefined && URL.canParse(url) && new URL(url).protocol === 'https:'

const dappOf = (entity: Entity): Dapp => ({
  address: entity.address,
  name: safeName(textIn(entity, 'name'), 'Unnamed dApp'),
  description: safeText(textIn(entity, 'description') ?? '', 400),
  website: [textIn(entity, 'info_url'), ...textsIn(entity, 'claimed_websites')].find(isHttps),
})

/** As many partners as a page shows. */
const most = 60

/** Our dApp and the partners of it: of two accounts, each must name the other. */
function readDapps(
  gateway: Pick<ReturnType<typeof serverGateway>, 'getEntityDetails'>,
  address: string,
  signal: AbortSignal,
): ResultAsync<Dapps, GatewayError> {
  return gateway.getEntityDetails({ addresses: [address] }, { signal }).andThen(({ items: [own], ledger_state }) => {
    const stateVersion = ledger_state.state_version
    const entity: Entity = own ?? { address, metadata: { items: [] } }
    const named = textsIn(entity, 'dapp_definitions')
      .filter((other) => other !== address)
      .slice(0, most)
    const partnersIn = (items: readonly Entity[]): Dapps => ({
      stateVersion,
      own: dappOf(entity),
      partners: items.filter((item) => textsIn(item, 'dapp_definitions').includes(address)).map(dappOf),
    })
    return named.length === 0
      ? okAsync(partnersIn([]))
      : gateway.getEntityDetails({ addresses: named }, { signal }).map(({ items }) => partnersIn(items))
  })
}

const cache = perProcess('dapps', () =>
  createReadCache<string, Dapps, GatewayError>({
    keyOf: (address) => address,
    versionOf: ({ stateVersion }) => stateVersion,
    freshMs: 60_000,
    cost: 2,
    read: (address, { signal }) => readDapps(serverGateway(), address, signal),
  }),
)

/** Undefined: the ledger does not answer. */
export const getDapps = async (): Promise<Dapps | undefined> =>
  (await cache().get(readSiteConfig().dAppDefinitionAddress)).map(({ value }) => value).unwrapOr(undefined)
