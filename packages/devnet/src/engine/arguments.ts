import { type Amount, parseAmount } from '@lootboxes/ledger'
import { type Value, ValueKind } from '@radixdlt/radix-engine-toolkit'
import { abort } from './abort'
import type { Bucket } from './bucket'
import type { Proof } from './proof'

/** An argument after its buckets and proofs moved to the callee. */
export type Argument =
  | { kind: 'bucket'; bucket: Bucket }
  | { kind: 'buckets'; buckets: readonly Bucket[] }
  | { kind: 'proof'; proof: Proof }
  | { kind: 'proofs'; proofs: readonly Proof[] }
  | { kind: 'value'; value: Value }

const wrong = (method: string, at: number, expected: string): never =>
  abort(`SystemError(TypeCheckError): argument ${at} of ${method} is not ${expected}`)

/** Converts a toolkit decimal into an amount. */
export const instructionAmount = (decimal: { toFixed(): string }): Amount =>
  parseAmount(decimal.toFixed()).unwrapOr(undefined) ?? abort(`${decimal.toFixed()} is not an amount`)

/** Reads a method's arguments by position. A wrong type or count aborts the transaction. */
export function readArguments(method: string, given: readonly Argument[]) {
  const valueAt = (at: number): Value | undefined => {
    const argument = given[at]
    return argument?.kind === 'value' ? argument.value : undefined
  }
  return {
    all: given,
    count(...allowed: readonly number[]): void {
      if (!allowed.includes(given.length))
        abort(`SystemError(TypeCheckError): ${method} takes ${allowed.join(' or ')} arguments, not ${given.length}`)
    },
    value(at: number): Value {
      return valueAt(at) ?? wrong(method, at, 'a value')
    },
    bucket(at: number): Bucket {
      const argument = given[at]
      return argument?.kind === 'bucket' ? argument.bucket : wrong(method, at, 'a bucket')
    },
    buckets(at: number): readonly Bucket[] {
      const argument = given[at]
      return argument?.kind === 'buckets' ? argument.buckets : wrong(method, at, 'a list of buckets')
    },
    amount(at: number): Amount {
      const value = valueAt(at)
      if (value?.kind !== ValueKind.Decimal) return wrong(method, at, 'a decimal')
      return parseAmount(value.value.toFixed()).unwrapOr(undefined) ?? wrong(method, at, 'a decimal')
    },
    address(at: number): string {
      const value = valueAt(at)
      return value?.kind === ValueKind.Address && value.value.kind === 'Static'
        ? value.value.value
        : wrong(method, at, 'an address')
    },
    ids(at: number): ReadonlySet<string> {
      const value = valueAt(at)
      if (value?.kind !== ValueKind.Array) return wrong(method, at, 'a list of local ids')
      return new Set(
        value.elements.map((one) =>
          one.kind === ValueKind.NonFungibleLocalId ? one.value : wrong(method, at, 'a list of local ids'),
        ),
      )
    },
  }
}

export type Arguments = ReturnType<typeof readArguments>
