import type { ManifestValue } from '@lootboxes/manifest/v2'
import { bytesToHex } from '@noble/hashes/utils.js'
import { abort } from './abort'
import { addressText } from './address-text'
import type { Argument } from './argument'
import type { Bucket } from './bucket'
import type { ExecutionContext } from './execution-context'
import type { Proof } from './proof'

const bucketOf = (bucket: Bucket): Argument => ({ kind: 'Bucket', bucket })
const proofOf = (proof: Proof): Argument => ({ kind: 'Proof', proof })

function expression(context: ExecutionContext, value: 'ENTIRE_WORKTOP' | 'ENTIRE_AUTH_ZONE'): Argument {
  return value === 'ENTIRE_WORKTOP'
    ? { kind: 'Array', of: 'Bucket', items: context.worktop.takeAll().map(bucketOf) }
    : { kind: 'Array', of: 'Proof', items: context.zone.proofs.splice(0).map(proofOf) }
}

function blob(context: ExecutionContext, hash: Uint8Array): Argument {
  const content = context.blobs.get(bytesToHex(hash))
  return content
    ? { kind: 'Bytes', value: content }
    : abort(`TransactionProcessorError(BlobNotFound(${bytesToHex(hash)}))`)
}

/** Moves the buckets and proofs of a manifest value out of the manifest's scope. */
export function resolveArgument(context: ExecutionContext, value: ManifestValue): Argument {
  const each = (values: readonly ManifestValue[]) => values.map((one) => resolveArgument(context, one))
  switch (value.kind) {
    case 'Bucket':
      return bucketOf(context.takeBucket(value.value))
    case 'Proof':
      return proofOf(context.takeProof(value.value))
    case 'AddressReservation':
      return { kind: 'AddressReservation', reservation: context.takeReservation(value.value) }
    case 'NamedAddress':
      return { kind: 'Address', value: context.namedAddress(value.value) }
    case 'Address':
      return { kind: 'Address', value: addressText(value.value, context.runtime.networkId) }
    case 'Expression':
      return expression(context, value.value)
    case 'Blob':
      return blob(context, value.value)
    case 'Array':
      return { kind: 'Array', of: value.of, items: each(value.items) }
    case 'Tuple':
      return { kind: 'Tuple', fields: each(value.fields) }
    case 'Enum':
      return { kind: 'Enum', variant: value.variant, fields: each(value.fields) }
    case 'Map':
      return {
        kind: 'Map',
        entries: value.entries.map(([key, entry]) => [resolveArgument(context, key), resolveArgument(context, entry)]),
      }
    default:
      return value
  }
}

/** Resolves the arguments of a call one by one. */
export const resolveArguments = (context: ExecutionContext, value: ManifestValue): readonly Argument[] =>
  (value.kind === 'Tuple' ? value.fields : [value]).map((one) => resolveArgument(context, one))
