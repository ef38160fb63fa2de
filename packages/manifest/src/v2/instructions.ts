import type { ManifestValue } from './manifest-value'
import * as is from './shapes'

/** The fields of an instruction in its payload, and the objects that its text names after them. */
export type InstructionDefinition = {
  readonly id: number
  readonly fields: readonly is.Shape[]
  readonly creates: readonly ('Bucket' | 'Proof' | 'AddressReservation' | 'NamedAddress')[]
}

const define = (
  id: number,
  fields: readonly is.Shape[] = [],
  ...creates: InstructionDefinition['creates']
): InstructionDefinition => ({ id, fields, creates })

/**
 * Every instruction of a V2 manifest. Ids and fields are those of `InstructionV2` in the engine's crate `radix-transactions`.
 */
export const instructionDefinitions = /* @__PURE__ */ Object.freeze({
  TAKE_FROM_WORKTOP: /* @__PURE__ */ define(0x00, [is.resource, is.decimal], 'Bucket'),
  TAKE_NON_FUNGIBLES_FROM_WORKTOP: /* @__PURE__ */ define(0x01, [is.resource, is.ids], 'Bucket'),
  TAKE_ALL_FROM_WORKTOP: /* @__PURE__ */ define(0x02, [is.resource], 'Bucket'),
  RETURN_TO_WORKTOP: /* @__PURE__ */ define(0x03, [is.bucket]),
  ASSERT_WORKTOP_CONTAINS: /* @__PURE__ */ define(0x04, [is.resource, is.decimal]),
  ASSERT_WORKTOP_CONTAINS_NON_FUNGIBLES: /* @__PURE__ */ define(0x05, [is.resource, is.ids]),
  ASSERT_WORKTOP_CONTAINS_ANY: /* @__PURE__ */ define(0x06, [is.resource]),
  ASSERT_WORKTOP_RESOURCES_ONLY: /* @__PURE__ */ define(0x08, [is.constraints]),
  ASSERT_WORKTOP_RESOURCES_INCLUDE: /* @__PURE__ */ define(0x09, [is.constraints]),
  ASSERT_NEXT_CALL_RETURNS_ONLY: /* @__PURE__ */ define(0x0a, [is.constraints]),
  ASSERT_NEXT_CALL_RETURNS_INCLUDE: /* @__PURE__ */ define(0x0b, [is.constraints]),
  ASSERT_BUCKET_CONTENTS: /* @__PURE__ */ define(0x0c, [is.bucket, is.constraint]),
  POP_FROM_AUTH_ZONE: /* @__PURE__ */ define(0x10, [], 'Proof'),
  PUSH_TO_AUTH_ZONE: /* @__PURE__ */ define(0x11, [is.proof]),
  DROP_AUTH_ZONE_PROOFS: /* @__PURE__ */ define(0x12),
  DROP_AUTH_ZONE_REGULAR_PROOFS: /* @__PURE__ */ define(0x13),
  CREATE_PROOF_FROM_AUTH_ZONE_OF_AMOUNT: /* @__PURE__ */ define(0x14, [is.resource, is.decimal], 'Proof'),
  CREATE_PROOF_FROM_AUTH_ZONE_OF_NON_FUNGIBLES: /* @__PURE__ */ define(0x15, [is.resource, is.ids], 'Proof'),
  CREATE_PROOF_FROM_AUTH_ZONE_OF_ALL: /* @__PURE__ */ define(0x16, [is.resource], 'Proof'),
  DROP_AUTH_ZONE_SIGNATURE_PROOFS: /* @__PURE__ */ define(0x17),
  CREATE_PROOF_FROM_BUCKET_OF_AMOUNT: /* @__PURE__ */ define(0x21, [is.bucket, is.decimal], 'Proof'),
  CREATE_PROOF_FROM_BUCKET_OF_NON_FUNGIBLES: /* @__PURE__ */ define(0x22, [is.bucket, is.ids], 'Proof'),
  CREATE_PROOF_FROM_BUCKET_OF_ALL: /* @__PURE__ */ define(0x23, [is.bucket], 'Proof'),
  BURN_RESOURCE: /* @__PURE__ */ define(0x24, [is.bucket]),
  CLONE_PROOF: /* @__PURE__ */ define(0x30, [is.proof], 'Proof'),
  DROP_PROOF: /* @__PURE__ */ define(0x31, [is.proof]),
  CALL_FUNCTION: /* @__PURE__ */ define(0x40, [is.calledPackage, is.text, is.text, is.callArguments]),
  CALL_METHOD: /* @__PURE__ */ define(0x41, [is.callee, is.text, is.callArguments]),
  CALL_ROYALTY_METHOD: /* @__PURE__ */ define(0x42, [is.callee, is.text, is.callArguments]),
  CALL_METADATA_METHOD: /* @__PURE__ */ define(0x43, [is.callee, is.text, is.callArguments]),
  CALL_ROLE_ASSIGNMENT_METHOD: /* @__PURE__ */ define(0x44, [is.callee, is.text, is.callArguments]),
  CALL_DIRECT_VAULT_METHOD: /* @__PURE__ */ define(0x45, [is.vault, is.text, is.callArguments]),
  DROP_ALL_PROOFS: /* @__PURE__ */ define(0x50),
  ALLOCATE_GLOBAL_ADDRESS: /* @__PURE__ */ define(
    0x51,
    [is.packageAddress, is.text],
    'AddressReservation',
    'NamedAddress',
  ),
  DROP_NAMED_PROOFS: /* @__PURE__ */ define(0x52),
  YIELD_TO_PARENT: /* @__PURE__ */ define(0x60, [is.callArguments]),
  YIELD_TO_CHILD: /* @__PURE__ */ define(0x61, [is.child, is.callArguments]),
  VERIFY_PARENT: /* @__PURE__ */ define(0x62, [is.accessRule]),
})

/** The name of an instruction in a manifest. */
export type InstructionNameV2 = keyof typeof instructionDefinitions

/** One instruction with the fields of its payload. New buckets and proofs have no field: they are numbered in order. */
export type InstructionV2 = { readonly name: InstructionNameV2; readonly fields: readonly ManifestValue[] }

export const isInstructionName = (name: string): name is InstructionNameV2 =>
  Object.hasOwn(instructionDefinitions, name)

/** Whether the text has the elements of this field, the arguments of a call, one by one. */
export const isArgumentList = (field: is.Shape): boolean => field === is.callArguments

/** Whether this field is the number of a child, which the text names. */
export const isChildField = (field: is.Shape): boolean => field === is.child

const consuming: ReadonlySet<InstructionNameV2> = /* @__PURE__ */ new Set<InstructionNameV2>([
  'RETURN_TO_WORKTOP',
  'BURN_RESOURCE',
  'PUSH_TO_AUTH_ZONE',
  'DROP_PROOF',
])

/** Whether the instruction ends the bucket or proof of its first field. */
export const isConsuming = (name: InstructionNameV2): boolean => consuming.has(name)

/** Whether the instruction ends every named proof. */
export const isDroppingProofs = (name: InstructionNameV2): boolean =>
  name === 'DROP_ALL_PROOFS' || name === 'DROP_NAMED_PROOFS'
