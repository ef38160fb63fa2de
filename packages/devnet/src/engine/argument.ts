import type { ManifestValue } from '@lootboxes/manifest/v2'
import type { Bucket } from './bucket'
import type { Proof } from './proof'

/** An address that a manifest allocated for an entity of a blueprint. */
export type Reservation = { readonly address: string; readonly packageAddress: string; readonly blueprint: string }

type Container = 'Array' | 'Tuple' | 'Enum' | 'Map'
type Reference = 'Address' | 'NamedAddress' | 'Bucket' | 'Proof' | 'AddressReservation' | 'Expression' | 'Blob'
type Plain = Exclude<ManifestValue, { kind: Container | Reference }>

/** An argument of a call after its buckets and proofs moved to the callee. Addresses are text. */
export type Argument =
  | Plain
  | { readonly kind: 'Address'; readonly value: string }
  | { readonly kind: 'Bucket'; readonly bucket: Bucket }
  | { readonly kind: 'Proof'; readonly proof: Proof }
  | { readonly kind: 'AddressReservation'; readonly reservation: Reservation }
  | { readonly kind: 'Array'; readonly of: string; readonly items: readonly Argument[] }
  | { readonly kind: 'Tuple'; readonly fields: readonly Argument[] }
  | { readonly kind: 'Enum'; readonly variant: number; readonly fields: readonly Argument[] }
  | { readonly kind: 'Map'; readonly entries: readonly (readonly [Argument, Argument])[] }
