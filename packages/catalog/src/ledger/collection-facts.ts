import { type Gateway, metadataText, metadataTexts } from '@lootboxes/gateway'
import { type Category, categories } from '../options'
import { cleanImageUrl, cleanText } from './clean-text'
import { must } from './must'

export type CollectionFacts = {
  readonly address: string
  readonly name: string
  readonly description: string
  readonly iconUrl: string | undefined
  readonly tags: readonly string[]
  readonly category: Category
  readonly nfsw: boolean
  readonly verified: boolean
  readonly dappDefinition: string | undefined
  /** Whether the data of its items can change. */
  readonly mutable: boolean
}

/** Rules of the site for collections. */
export type CollectionRules = {
  /** Tag → category, beside the categories' own names. */
  readonly categories?: Readonly<Record<string, Category>> | undefined
  /** Addresses whose media is blurred until asked, beside what their tags say. */
  readonly denied?: readonly string[] | undefined
  /** Where this site is: a dApp definition that claims another site verifies nothing here. */
  readonly origin?: string | undefined
}

const ADDRESSES_PER_CALL = 20
const LONGEST = { name: 120, description: 2_000, tag: 40 }
const MAX_TAGS = 20

const keyOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
/** Collectibles is the fallback, so a tag of that name counts only if no other tag names a category. */
const byName = new Map<string, Category>(categories.slice(1).map((category) => [keyOf(category), category]))
const singular = new Map<string, Category>(
  categories.slice(1).map((category) => [keyOf(category).replace(/s$/, ''), category]),
)

export function categoryOf(tags: readonly string[], own: CollectionRules['categories'] = {}): Category {
  const found = tags.flatMap(
    (tag) =>
      (Object.hasOwn(own, tag) ? own[tag] : undefined) ?? byName.get(keyOf(tag)) ?? singular.get(keyOf(tag)) ?? [],
  )
  return found.find((category) => category !== 'Collectibles') ?? 'Collectibles'
}

const isNfsw = (tags: readonly string[]): boolean => tags.some((tag) => ['nsfw', 'nfsw'].includes(tag.toLowerCase()))

type Details =
  Awaited<ReturnType<Gateway['getEntityDetails']>> extends infer R
    ? R extends { readonly value: { items: (infer Item)[] } }
      ? Item
      : never
    : never

const wanted = [
  'name',
  'description',
  'icon_url',
  'tags',
  'dapp_definitions',
  'dapp_definition',
  'claimed_entities',
  'claimed_websites',
]

type ReadOptions = {
  readonly gateway: Gateway
  readonly stateVersion: number
  readonly signal?: AbortSignal | undefined
}

export async function readDetails(
  addresses: readonly string[],
  { gateway, stateVersion, signal }: ReadOptions,
): Promise<ReadonlyMap<string, Details>> {
  const found = new Map<string, Details>()
  for (let from = 0; from < addresses.length; from += ADDRESSES_PER_CALL) {
    const answer = must(
      await gateway.getEntityDetails(
        {
          addresses: addresses.slice(from, from + ADDRESSES_PER_CALL),
          at_ledger_state: { state_version: stateVersion },
          opt_ins: { explicit_metadata: wanted },
        },
        { signal },
      ),
    )
    for (const item of answer.items) found.set(item.address, item)
  }
  return found
}

const definitionsOf = (entity: Details): readonly string[] => {
  const one = metadataText(entity, 'dapp_definition', 'GlobalAddress')
  return [
    ...metadataTexts(entity, 'dapp_definitions', 'GlobalAddressArray'),
    ...(one === undefined ? [] : [one]),
  ].slice(0, 4)
}

const claims = (dapp: Details | undefined, address: string, origin: string | undefined): boolean =>
  dapp !== undefined &&
  metadataTexts(dapp, 'claimed_entities', 'GlobalAddressArray').includes(address) &&
  (origin === undefined || metadataTexts(dapp, 'claimed_websites', 'OriginArray').includes(origin))

/** Names, pictures and links of non-fungible resources at a state version, in the order of the addresses. Others are left out. */
export async function readCollections(
  addresses: readonly string[],
  rules: CollectionRules,
  options: ReadOptions,
): Promise<readonly CollectionFacts[]> {
  const details = await readDetails(addresses, options)
  const resources = addresses
    .flatMap((address) => details.get(address) ?? [])
    .filter(({ details: own }) => own?.type === 'NonFungibleResource')
  const dapps = await readDetails([...new Set(resources.flatMap(definitionsOf))], options)
  return resources.map((entity) => {
    const { address, details: own } = entity
    const tags = metadataTexts(entity, 'tags', 'StringArray')
      .slice(0, MAX_TAGS)
      .map((tag) => cleanText(tag, LONGEST.tag))
    const definitions = definitionsOf(entity)
    const claimedBy = definitions.find((definition) => claims(dapps.get(definition), address, rules.origin))
    return {
      address,
      name: cleanText(metadataText(entity, 'name', 'String') ?? '', LONGEST.name),
      description: cleanText(metadataText(entity, 'description', 'String') ?? '', LONGEST.description),
      iconUrl: cleanImageUrl(metadataText(entity, 'icon_url', 'Url', 'String')),
      tags,
      category: categoryOf(tags, rules.categories),
      nfsw: isNfsw(tags) || (rules.denied ?? []).includes(address),
      verified: claimedBy !== undefined,
      dappDefinition: claimedBy ?? definitions[0],
      mutable: own?.type === 'NonFungibleResource' && own.non_fungible_data_mutable_fields.length > 0,
    }
  })
}
