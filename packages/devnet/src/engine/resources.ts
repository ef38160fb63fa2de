import { type Amount, formatAmount } from '@lootboxes/ledger'
import { array, decimal, localId, type ProgrammaticTuple, tuple } from '../sbor/programmatic'
import { placeKey, type Supply } from '../store/families'
import { abort } from './abort'
import { type Bucket, createBucket, open } from './bucket'
import { emit, type Runtime } from './runtime'

const supplyOf = (runtime: Runtime, resource: string): Supply =>
  runtime.draft.get('supply', resource) ?? abort(`ResourceManager ${resource} does not exist`)

function grow(runtime: Runtime, resource: string, by: bigint): void {
  const { total, minted, burned } = supplyOf(runtime, resource)
  runtime.draft.set('supply', resource, { total: total + by, minted: minted + by, burned })
}

function shrink(runtime: Runtime, resource: string, by: bigint): void {
  const { total, minted, burned } = supplyOf(runtime, resource)
  runtime.draft.set('supply', resource, { total: total - by, minted, burned: burned + by })
}

/** The most that one mint of a token creates, in attos. */
const MAX_MINT = 2n ** 152n

/** Mints an amount of a token. */
export function mintFungible(runtime: Runtime, resource: string, amount: Amount): Bucket {
  if (amount > MAX_MINT) abort('FungibleResourceManagerError(MaxMintAmountExceeded)')
  grow(runtime, resource, amount)
  const data = tuple('MintFungibleResourceEvent', { amount: decimal(formatAmount(amount)) })
  emit(runtime, resource, 'MintFungibleResourceEvent', data)
  return createBucket({ kind: 'fungible', resource, amount })
}

export function mintNonFungibles(
  runtime: Runtime,
  resource: string,
  entries: ReadonlyMap<string, ProgrammaticTuple>,
): Bucket {
  grow(runtime, resource, BigInt(entries.size))
  for (const [id, data] of entries) {
    const key = placeKey(resource, id)
    if (runtime.draft.get('place', key)) abort(`NonFungibleResourceManagerError(NonFungibleAlreadyExists ${id})`)
    runtime.draft.set('place', key, { vault: undefined, burned: false })
    runtime.draft.set('nonFungibleData', key, data)
    runtime.draft.append('minted', resource, id)
  }
  const ids = array('NonFungibleLocalId', [...entries.keys()].map(localId))
  emit(runtime, resource, 'MintNonFungibleResourceEvent', tuple('MintNonFungibleResourceEvent', { ids }))
  return createBucket({ kind: 'non-fungible', resource, ids: new Set(entries.keys()) })
}

/** Burns the content of a bucket. Burned ids cannot be minted again. */
export function burn(runtime: Runtime, bucket: Bucket): void {
  const part = open(bucket)
  if (part.kind === 'fungible') {
    shrink(runtime, part.resource, part.amount)
    emit(
      runtime,
      part.resource,
      'BurnFungibleResourceEvent',
      tuple('BurnFungibleResourceEvent', { amount: decimal(formatAmount(part.amount)) }),
    )
    return
  }
  shrink(runtime, part.resource, BigInt(part.ids.size))
  for (const id of part.ids) runtime.draft.set('place', placeKey(part.resource, id), { vault: undefined, burned: true })
  const ids = array('NonFungibleLocalId', [...part.ids].map(localId))
  emit(runtime, part.resource, 'BurnNonFungibleResourceEvent', tuple('BurnNonFungibleResourceEvent', { ids }))
}
