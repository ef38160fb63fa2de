import { RadixEngineToolkit } from '@radixdlt/radix-engine-toolkit'
import { expect, test } from 'vitest'
import { decodeInstructions, encodeInstructions } from './encode-instructions'
import type { InstructionNameV2, InstructionV2 } from './instructions'
import type { ManifestValue } from './manifest-value'
import { objectFault } from './object-fault'

const network = 240
const bytesOf = (entityByte: number) => Uint8Array.from([entityByte, ...new Uint8Array(29).fill(7)])
const resource: ManifestValue = { kind: 'Address', value: bytesOf(0x5d) }
const bucket = (value: number): ManifestValue => ({ kind: 'Bucket', value })
const proof = (value: number): ManifestValue => ({ kind: 'Proof', value })
const named = (value: number): ManifestValue => ({ kind: 'NamedAddress', value })
const reservation = (value: number): ManifestValue => ({ kind: 'AddressReservation', value })
const text = (value: string): ManifestValue => ({ kind: 'String', value })

const step = (name: InstructionNameV2, ...fields: readonly ManifestValue[]): InstructionV2 => ({ name, fields })
const take = step('TAKE_ALL_FROM_WORKTOP', resource)
const prove = step('CREATE_PROOF_FROM_BUCKET_OF_ALL', bucket(0))
const pop = step('POP_FROM_AUTH_ZONE')
const putBack = step('RETURN_TO_WORKTOP', bucket(0))
const call = (...args: readonly ManifestValue[]) =>
  step('CALL_METHOD', { kind: 'Address', value: bytesOf(0xc0) }, text('x'), { kind: 'Tuple', fields: args })
const allocate = step('ALLOCATE_GLOBAL_ADDRESS', { kind: 'Address', value: bytesOf(0x0d) }, text('B'))

/** Whether the engine toolkit accepts the manifest. It reads our bytes. */
async function engineAccepts(instructions: readonly InstructionV2[]): Promise<boolean> {
  const toolkit = RadixEngineToolkit.Instructions
  const parsed = await toolkit.decompile(encodeInstructions(instructions), network, 'Parsed')
  return (await toolkit.staticallyValidate(parsed, network)).kind === 'Valid'
}

test.each<[string, string | undefined, readonly InstructionV2[]]>([
  ['a bucket that goes back', undefined, [take, putBack]],
  ['a bucket that stays', undefined, [take]],
  ['a bucket before it exists', 'BucketNotYetCreated', [putBack, take]],
  ['a bucket used twice', 'BucketAlreadyUsed', [take, putBack, putBack]],
  ['a bucket twice in a call', 'BucketAlreadyUsed', [take, call(bucket(0), bucket(0))]],
  ['a nested bucket', undefined, [take, call({ kind: 'Array', of: 'Bucket', items: [bucket(0)] })]],
  ['a bucket behind a proof', 'BucketConsumedWhilstLockedByProof', [take, prove, putBack]],
  ['a bucket after its proof', undefined, [take, prove, step('DROP_PROOF', proof(0)), putBack]],
  [
    'a bucket behind a copied proof',
    'LockedByProof',
    [take, prove, step('CLONE_PROOF', proof(0)), call(proof(0)), putBack],
  ],
  [
    'a bucket after all proofs',
    undefined,
    [take, prove, step('CLONE_PROOF', proof(0)), step('DROP_ALL_PROOFS'), putBack],
  ],
  ['a bucket after the named proofs', undefined, [take, prove, step('DROP_NAMED_PROOFS'), putBack]],
  ['a proof and its bucket in a call', undefined, [take, prove, call(proof(0), bucket(0))]],
  ['a bucket and its proof in a call', 'LockedByProof', [take, prove, call(bucket(0), proof(0))]],
  ['a proof used twice', 'ProofAlreadyUsed', [pop, call(proof(0)), step('DROP_PROOF', proof(0))]],
  ['a proof that goes back', 'ProofAlreadyUsed', [pop, step('PUSH_TO_AUTH_ZONE', proof(0)), call(proof(0))]],
  ['a proof before it exists', 'ProofNotYetCreated', [call(proof(0))]],
  ['an address and its reservation', undefined, [allocate, call(reservation(0), named(0)), call(named(0))]],
  ['a reservation used twice', 'AddressReservationAlreadyUsed', [allocate, call(reservation(0), reservation(0))]],
  ['an address before it exists', 'NamedAddressNotYetCreated', [call(named(0))]],
])('%s', async (_, expected, instructions) => {
  const fault = objectFault(instructions)
  expect(fault ?? 'none').toContain(expected ?? 'none')
  expect(await engineAccepts(instructions)).toBe(expected === undefined)
  expect(decodeInstructions(encodeInstructions(instructions))._unsafeUnwrap()).toEqual(instructions)
})

test('version 2 refuses what a manifest leaves over', () => {
  expect(objectFault([take], { noDangling: true })).toBe('ManifestValidationError(DanglingBucket(ManifestBucket(0)))')
  expect(objectFault([allocate], { noDangling: true })).toContain('DanglingAddressReservation')
  expect(objectFault([take, putBack, pop], { noDangling: true })).toBeUndefined()
})
