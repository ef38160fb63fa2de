import type { View } from '../store/store'
import { abort } from './abort'
import { combine, emptyHolding, type Holding, without } from './holding'
import { createLocks, type Locks } from './locks'

/** A container that lives for one transaction. */
export type Bucket = { holding: Holding; readonly locks: Locks }

export const createBucket = (holding: Holding): Bucket => ({ holding, locks: createLocks() })

/** Moves a part into a new bucket. */
export function takeFrom(bucket: Bucket, part: Holding): Bucket {
  bucket.locks.assertFree(bucket.holding, part)
  bucket.holding = without(bucket.holding, part)
  return createBucket(part)
}

/** Moves the content of a bucket into another. Aborts while a proof locks it. */
export function moveBucket(from: Bucket, into: Bucket): void {
  into.holding = combine(into.holding, open(from))
}

/** Returns the content for a consumer of the bucket. Aborts while a proof locks it. */
export function open(bucket: Bucket): Holding {
  if (bucket.locks.isHeld()) abort('BucketError(Locked): a proof of this bucket is still in use')
  return bucket.holding
}

/** An empty bucket of a resource. Aborts for an unknown resource. */
export function createEmptyBucket(view: Pick<View, 'get'>, resource: string): Bucket {
  return createBucket(emptyHolding(view, resource))
}
