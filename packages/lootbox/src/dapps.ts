import { type Gateway, type GatewayError, metadataText, metadataTexts } from '@lootboxes/gateway'
import { safeName, safeText } from '@lootboxes/ledger'
import { okAsync, type ResultAsync } from 'neverthrow'

/** A dApp as the metadata of its account describes it. The owner writes it unchecked. */
type Dapp = {
  address: string
  /** `Unnamed dApp` where it has none. */
  name: string
  description: string
  /** https only. */
  website: string | undefined
}

export type Dapps = {
  stateVersion: number
  own: Dapp
  /** The dApps that this account names and that name it. */
  partners: readonly Dapp[]
}

/** The dApp that an entity names in its metadata, read at one state version. */
export type NamedDapp = {
  stateVersion: number
  /** Undefined where the entity names none. */
  dapp: (Dapp & { /** The dApp names the entity, too. */ isMutual: boolean }) | undefined
}

type Entity = Parameters<typeof metadataText>[0] & { readonly address: string }

const isHttps = (url: string | undefined): url is string =>
  url !== undefined && URL.canParse(url) && new URL(url).protocol === 'https:'

const dappOf = (entity: Entity): Dapp => ({
  address: entity.address,
  name: safeName(metadataText(entity, 'name'), 'Unnamed dApp'),
  description: safeText(metadataText(entity, 'description') ?? '', 400),
  website: [metadataText(entity, 'info_url'), ...metadataTexts(entity, 'claimed_websites')].find(isHttps),
})

/** The most partners of an answer. */
const MAX_PARTNERS = 60

/** Reads a dApp and its partners from their accounts. Of two accounts, each must name the other. */
export function readDapps(
  gateway: Pick<Gateway, 'getEntityDetails'>,
  address: string,
  signal: AbortSignal,
): ResultAsync<Dapps, GatewayError> {
  return gateway.getEntityDetails({ addresses: [address] }, { signal }).andThen(({ items: [own], ledger_state }) => {
    const stateVersion = ledger_state.state_version
    const entity: Entity = own ?? { address, metadata: { items: [] } }
    const named = metadataTexts(entity, 'dapp_definitions')
      .filter((other) => other !== address)
      .slice(0, MAX_PARTNERS)
    const partnersIn = (items: readonly Entity[]): Dapps => ({
      stateVersion,
      own: dappOf(entity),
      partners: items.filter((item) => metadataTexts(item, 'dapp_definitions').includes(address)).map(dappOf),
    })
    return named.length === 0
      ? okAsync(partnersIn([]))
      : gateway.getEntityDetails({ addresses: named }, { signal }).map(({ items }) => partnersIn(items))
  })
}

/** Reads the dApp that a component or a resource names. Anybody can name a dApp: only `isMutual` says that it agrees. */
export function readNamedDapp(
  gateway: Pick<Gateway, 'getEntityDetails'>,
  address: string,
  signal: AbortSignal,
): ResultAsync<NamedDapp, GatewayError> {
  return gateway.getEntityDetails({ addresses: [address] }, { signal }).andThen(({ items: [entity], ledger_state }) => {
    const none = { stateVersion: ledger_state.state_version, dapp: undefined }
    const named = entity && (metadataText(entity, 'dapp_definition') ?? metadataTexts(entity, 'dapp_definitions')[0])
    if (named === undefined) return okAsync<NamedDapp, GatewayError>(none)
    return gateway.getEntityDetails({ addresses: [named] }, { signal }).map(({ items: [dapp] }): NamedDapp => {
      const isMutual = dapp !== undefined && metadataTexts(dapp, 'claimed_entities').includes(address)
      return { ...none, dapp: dapp && { ...dappOf(dapp), isMutual } }
    })
  })
}
