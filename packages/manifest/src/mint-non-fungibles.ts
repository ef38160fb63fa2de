import type { AccountAddress, Amount, ResourceAddress } from '@lootboxes/ledger'
import { err, type Result } from 'neverthrow'
import { checkAddress } from './check-address'
import { checkLimit } from './check-ids'
import { checkAmount } from './check-value'
import { type CollectionItem, checkItems, mintedItem } from './collection-item'
import { MAX_ITEMS_PER_MANIFEST } from './create-non-fungible-collection'
import { depositAll } from './deposit'
import { append, type Draft, emptyManifest, type Worktop } from './draft'
import { finishManifest, type Manifest } from './finish-manifest'
import type { DepositMethod, MintedItem } from './instruction'
import type { ManifestError } from './manifest-error'
import { pipe } from './pipe'
import { proveAmount } from './prove'

/** Mints items of an existing collection. The proof for its mint role must be in the auth zone. */
export const mint = <B extends string, P extends string>(
  draft: Draft<B, P, Worktop>,
  { resource, items }: { resource: ResourceAddress; items: readonly MintedItem[] },
): Draft<B, P, 'open'> => append(draft, { kind: 'mint', resource, items: Object.freeze([...items]) })

/** Options of `mintNonFungibles`. */
export type MintNonFungiblesOptions = {
  networkId: number
  /** Holds the badge and receives the items. */
  account: string
  collection: string
  /** A fungible badge and the amount that the mint role requires. */
  badge: { resource: string; amount: Amount }
  /** The collection's own attributes, in the order of its creation. */
  attributes?: readonly string[] | undefined
  items: readonly CollectionItem[]
  deposit?: DepositMethod | undefined
  maxItems?: number | undefined
}

function checkMint(options: MintNonFungiblesOptions): ManifestError | undefined {
  const { networkId, account, collection, badge, items, maxItems: max = MAX_ITEMS_PER_MANIFEST } = options
  return (
    checkAddress(account, 'account', { networkId, type: ['account'] }) ??
    checkAddress(collection, 'collection', { networkId, type: ['non-fungible-resource'] }) ??
    checkAddress(badge.resource, 'badge', { networkId, type: ['fungible-resource'] }) ??
    checkAmount(badge.amount, 'badge.amount') ??
    checkLimit(max, 'maxItems') ??
    checkItems(items, options.attributes ?? [], max)
  )
}

/** Mints more items of a collection that has a `mintBadge` (see `createNonFungibleCollection`) and deposits them. */
export function mintNonFungibles(options: MintNonFungiblesOptions): Result<Manifest, ManifestError> {
  const error = checkMint(options)
  if (error) return err(error)
  const { networkId, badge, items, attributes = [], deposit: method } = options
  const account = options.account as AccountAddress
  const resource = options.collection as ResourceAddress
  return finishManifest(
    pipe(
      emptyManifest(networkId),
      (draft) => proveAmount(draft, { account, resource: badge.resource as ResourceAddress, amount: badge.amount }),
      (draft) => mint(draft, { resource, items: items.map((item) => mintedItem(item, attributes)) }),
      (draft) => depositAll(draft, { account, method }),
    ),
  )
}
