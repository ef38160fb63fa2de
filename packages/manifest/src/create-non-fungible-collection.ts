import { type AccountAddress, type Address, type LocalId, localIdKind } from '@lootboxes/ledger'
import { err, type Result } from 'neverthrow'
import { checkAddress } from './check-address'
import { checkLimit } from './check-ids'
import { checkEach, checkText } from './check-value'
import { type CollectionItem, checkItems, mintedItem } from './collection-item'
import { collectionMetadata, collectionRoles, dataSchema, idType } from './collection-values'
import { depositAll } from './deposit'
import { append, type Draft, emptyManifest } from './draft'
import { finishManifest, type Manifest } from './finish-manifest'
import type { DepositMethod } from './instruction'
import type { ManifestError } from './manifest-error'
import { pipe } from './pipe'
import { bool, none, variant } from './value'

/** Options of `createNonFungibleCollection`. */
export type CreateNonFungibleCollectionOptions = {
  networkId: number
  /** Receives the initial supply. */
  account: string
  name: string
  description: string
  /** An https URL: the ledger rejects other schemes in metadata. */
  iconUrl?: string | undefined
  tags?: readonly string[] | undefined
  dAppDefinition?: string | undefined
  /** Names of the texts that each item has besides name, description and picture. */
  attributes?: readonly string[] | undefined
  items: readonly CollectionItem[]
  /** A resource whose proof allows to mint more items. Without it the supply is final. */
  mintBadge?: string | undefined
  burnable?: boolean | undefined
  deposit?: DepositMethod | undefined
  maxItems?: number | undefined
}

/** The default limit of items in one transaction. Their data, not their ids, costs the most. */
export const MAX_ITEMS_PER_MANIFEST = 100

const badge = ['fungible-resource', 'non-fungible-resource'] as const

function checkCollection(options: CreateNonFungibleCollectionOptions): ManifestError | undefined {
  const { networkId, account, iconUrl, dAppDefinition, attributes = [], items, mintBadge } = options
  const { tags = [], maxItems: max = MAX_ITEMS_PER_MANIFEST } = options
  return (
    checkAddress(account, 'account', { networkId, type: ['account'] }) ??
    checkText(options.name, 'name') ??
    checkText(options.description, 'description') ??
    checkEach(tags, 'tags', checkText) ??
    (dAppDefinition === undefined
      ? undefined
      : checkAddress(dAppDefinition, 'dAppDefinition', { networkId, type: ['account'] })) ??
    (mintBadge === undefined ? undefined : checkAddress(mintBadge, 'mintBadge', { networkId, type: badge })) ??
    (iconUrl === undefined || /^https:\/\/[^\s]+$/i.test(iconUrl)
      ? undefined
      : { kind: 'bad-url', where: 'iconUrl' }) ??
    checkLimit(max, 'maxItems') ??
    checkItems(items, attributes, max)
  )
}

/**
 * Creates a collection with its initial supply and deposits it. The collection has no owner: its rules and metadata are
 * final, and its items cannot be recalled, frozen or changed.
 * @example createNonFungibleCollection({ networkId: 240, account, name: 'Stars', description: 'Ten stars', items })
 */
export function createNonFungibleCollection(
  options: CreateNonFungibleCollectionOptions,
): Result<Manifest, ManifestError> {
  const error = checkCollection(options)
  if (error) return err(error)
  const { networkId, name, attributes = [], items, deposit } = options
  const [first] = items
  const kind = first ? localIdKind(first.id as LocalId) : 'integer'
  return finishManifest(
    pipe(
      emptyManifest(networkId),
      (draft): Draft<never, never, 'open'> =>
        append(draft, {
          kind: 'create-collection',
          name,
          before: [variant(0), idType(kind), bool(true), dataSchema(attributes)],
          items: Object.freeze(items.map((item) => mintedItem(item, attributes))),
          after: [
            collectionRoles({ mintBadge: options.mintBadge as Address | undefined, burnable: options.burnable }),
            collectionMetadata({ ...options, dAppDefinition: options.dAppDefinition as Address | undefined }),
            none,
          ],
        }),
      (draft) => depositAll(draft, { account: options.account as AccountAddress, method: deposit }),
    ),
  )
}
