/* Everything that a blueprint in TypeScript uses. Our own lootbox imports nothing else of the devnet. */
import type { Amount } from '@lootboxes/ledger'
import { requireProof } from '../engine/access-rule'
import { type Bucket, open, takeFrom } from '../engine/bucket'
import { amountIn, isEmpty, sortedIds } from '../engine/holding'
import { amountOfProof, type Proof } from '../engine/proof'
import * as sbor from '../sbor/programmatic'
import { fail } from './define-blueprint'
import * as types from './types'

export type { Argument } from '../engine/argument'
export type { AccessRule } from '../store/access-rule'
export type { Component, ComponentResource, ComponentVault } from './component'
export type { NewCollection, NewToken } from './component-resources'
export { blueprintPackage, type DefinedBlueprint, defineBlueprint, fail, type Returned } from './define-blueprint'
export type { Type, ValueOf, ValuesOf } from './types'
export type { Bucket, Proof }
export { sbor, types }

/** The rule that a proof of a resource, or of one non-fungible (`resource:#1#`), satisfies. */
export const requireBadge = requireProof

/** The address of the resource in a bucket. */
export const bucketResource = ({ holding }: Bucket): string => holding.resource

/** The amount in a bucket. A non-fungible counts as one. Aborts while a proof locks the bucket. */
export const bucketAmount = (bucket: Bucket): Amount => amountIn(open(bucket))

/** Ids in a bucket, in the ledger's order. A bucket of a token has none. Aborts while a proof locks the bucket. */
export const bucketIds = (bucket: Bucket): readonly string[] => {
  const holding = open(bucket)
  return holding.kind === 'non-fungible' ? sortedIds(holding.ids) : []
}

/** Moves an amount of a token into a new bucket. */
export const takeAmount = (bucket: Bucket, amount: Amount): Bucket =>
  bucket.holding.kind === 'fungible'
    ? takeFrom(bucket, { ...bucket.holding, amount })
    : fail('BucketError: an amount of non-fungibles is taken by ids')

/** Moves all of a bucket into a new one. */
export const takeRest = (bucket: Bucket): Bucket => takeFrom(bucket, open(bucket))

/** Whether a bucket holds nothing. */
export const isEmptyBucket = ({ holding }: Bucket): boolean => isEmpty(holding)

/** Sorts local ids in the ledger's order: integers by number, others by text. */
export const sortIds = (ids: Iterable<string>): readonly string[] => sortedIds(ids)

/** The amount that a proof shows. A non-fungible counts as one. */
export const proofAmount = (proof: Proof): Amount => amountOfProof(proof)
