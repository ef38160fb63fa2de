import type { InstructionNameV2, InstructionV2, ManifestValue } from '@lootboxes/manifest/v2'
import type { AccessRule } from '../store/access-rule'
import { abort } from './abort'
import { accessRule } from './access-rule'
import type { Bucket } from './bucket'
import { callFunction, callMethod, callModuleMethod, callVaultMethod } from './call'
import type { ExecutionContext } from './execution-context'
import { cloneProof, proveFromAuthZone, proveFromBucket } from './proof-steps'
import { reserveAddress } from './reserve-address'
import { resolveArgument, resolveArguments } from './resolve-argument'
import { assertConstraint, assertConstraints, resourceConstraint, resourceConstraints } from './resource-constraint'
import { burn } from './resources'
import { assertRole } from './role-assignment'
import { address, decimal, idSet, type Parsed, parseArguments, type Shape, text } from './shapes'

/** An intent hands control and buckets to another intent, or checks the intent that called it. */
export type Handover =
  | { readonly kind: 'to-parent'; readonly buckets: readonly Bucket[] }
  | { readonly kind: 'to-child'; readonly child: number; readonly buckets: readonly Bucket[] }
  | { readonly kind: 'verify-parent'; readonly rule: AccessRule }

type Fields = readonly ManifestValue[]
type Step = (context: ExecutionContext, fields: Fields) => Handover | undefined

/** A step whose fields are plain values. */
const step =
  <const S extends readonly Shape<unknown>[]>(
    shapes: S,
    run: (context: ExecutionContext, ...fields: Parsed<S>) => void,
  ): Step =>
  (context, fields) => {
    const args = fields.map((field) => resolveArgument(context, field))
    run(context, ...parseArguments('the instruction', args, shapes))
    return undefined
  }

/** The number of the bucket or proof in the first field. */
const numberIn = ([field]: Fields): number =>
  field?.kind === 'Bucket' || field?.kind === 'Proof' ? field.value : abort('TransactionProcessorError(InvalidField)')

/** A step whose first field is a bucket or proof that the instruction does not consume. */
const numberedStep =
  <const S extends readonly Shape<unknown>[]>(
    shapes: S,
    run: (context: ExecutionContext, id: number, ...fields: Parsed<S>) => void,
  ): Step =>
  (context, fields) => {
    const rest = fields.slice(1).map((field) => resolveArgument(context, field))
    run(context, numberIn(fields), ...parseArguments('the instruction', rest, shapes))
    return undefined
  }

/** A step that calls other code. */
const callStep =
  (run: (context: ExecutionContext, fields: Fields) => void): Step =>
  (context, fields) => {
    run(context, fields)
    return undefined
  }

/** Buckets in the arguments of a yield. Other intents accept no proofs. */
function bucketsIn(context: ExecutionContext, args: ManifestValue): readonly Bucket[] {
  return resolveArguments(context, args).flatMap((argument): readonly Bucket[] => {
    if (argument.kind === 'Bucket') return [argument.bucket]
    const items = argument.kind === 'Array' ? argument.items : []
    if (argument.kind === 'Proof' || items.some((one) => one.kind === 'Proof'))
      return abort('TransactionProcessorError(ProofCannotBePassedToAnotherIntent)')
    return items.flatMap((one) => (one.kind === 'Bucket' ? [one.bucket] : []))
  })
}

const noArguments: ManifestValue = { kind: 'Tuple', fields: [] }

const resource = address

const steps: Readonly<Record<InstructionNameV2, Step>> = {
  TAKE_FROM_WORKTOP: step([resource, decimal], (context, from, amount) =>
    context.addBucket(context.worktop.take(from, { amount })),
  ),
  TAKE_NON_FUNGIBLES_FROM_WORKTOP: step([resource, idSet], (context, from, ids) =>
    context.addBucket(context.worktop.take(from, { ids })),
  ),
  TAKE_ALL_FROM_WORKTOP: step([resource], (context, from) =>
    context.addBucket(context.worktop.take(from, 'everything')),
  ),
  RETURN_TO_WORKTOP: numberedStep([], (context, id) => context.worktop.put(context.takeBucket(id))),
  ASSERT_WORKTOP_CONTAINS: step([resource, decimal], ({ worktop }, of, amount) =>
    worktop.assertContains(of, { amount }),
  ),
  ASSERT_WORKTOP_CONTAINS_NON_FUNGIBLES: step([resource, idSet], ({ worktop }, of, ids) =>
    worktop.assertContains(of, { ids }),
  ),
  ASSERT_WORKTOP_CONTAINS_ANY: step([resource], ({ worktop }, of) => worktop.assertContains(of, 'any')),
  ASSERT_WORKTOP_RESOURCES_ONLY: step([resourceConstraints], ({ worktop }, constraints) =>
    assertConstraints('WorktopError(AssertionFailed)', worktop.holdings(), { constraints, only: true }),
  ),
  ASSERT_WORKTOP_RESOURCES_INCLUDE: step([resourceConstraints], ({ worktop }, constraints) =>
    assertConstraints('WorktopError(AssertionFailed)', worktop.holdings(), { constraints, only: false }),
  ),
  ASSERT_NEXT_CALL_RETURNS_ONLY: step([resourceConstraints], (context, constraints) => {
    context.nextCall = { constraints, only: true }
  }),
  ASSERT_NEXT_CALL_RETURNS_INCLUDE: step([resourceConstraints], (context, constraints) => {
    context.nextCall = { constraints, only: false }
  }),
  ASSERT_BUCKET_CONTENTS: numberedStep([resourceConstraint], (context, id, constraint) =>
    assertConstraint('AssertBucketContentsFailed', context.bucket(id).holding, constraint),
  ),
  POP_FROM_AUTH_ZONE: step([], (context) =>
    context.addProof(context.zone.proofs.pop() ?? abort('AuthZoneError(EmptyAuthZone)')),
  ),
  PUSH_TO_AUTH_ZONE: numberedStep([], (context, id) => void context.zone.proofs.push(context.takeProof(id))),
  DROP_AUTH_ZONE_PROOFS: step([], (context) => {
    context.dropAuthZone()
    dropSignatures(context)
  }),
  DROP_AUTH_ZONE_REGULAR_PROOFS: step([], (context) => context.dropAuthZone()),
  DROP_AUTH_ZONE_SIGNATURE_PROOFS: step([], dropSignatures),
  CREATE_PROOF_FROM_AUTH_ZONE_OF_AMOUNT: step([resource, decimal], (context, of, amount) =>
    proveFromAuthZone(context, of, { amount }),
  ),
  CREATE_PROOF_FROM_AUTH_ZONE_OF_NON_FUNGIBLES: step([resource, idSet], (context, of, ids) =>
    proveFromAuthZone(context, of, { ids }),
  ),
  CREATE_PROOF_FROM_AUTH_ZONE_OF_ALL: step([resource], (context, of) => proveFromAuthZone(context, of, 'everything')),
  CREATE_PROOF_FROM_BUCKET_OF_AMOUNT: numberedStep([decimal], (context, id, amount) =>
    proveFromBucket(context, id, { amount }),
  ),
  CREATE_PROOF_FROM_BUCKET_OF_NON_FUNGIBLES: numberedStep([idSet], (context, id, ids) =>
    proveFromBucket(context, id, { ids }),
  ),
  CREATE_PROOF_FROM_BUCKET_OF_ALL: numberedStep([], (context, id) => proveFromBucket(context, id, 'everything')),
  BURN_RESOURCE: numberedStep([], (context, id) => {
    const bucket = context.takeBucket(id)
    assertRole(context.runtime, bucket.holding.resource, 'burner')
    burn(context.runtime, bucket)
  }),
  CLONE_PROOF: numberedStep([], cloneProof),
  DROP_PROOF: numberedStep([], (context, id) => context.takeProof(id).drop()),
  DROP_NAMED_PROOFS: step([], (context) => context.dropNamedProofs()),
  DROP_ALL_PROOFS: step([], (context) => {
    context.dropNamedProofs()
    context.dropAuthZone()
    dropSignatures(context)
  }),
  CALL_FUNCTION: callStep(callFunction),
  CALL_METHOD: callStep(callMethod),
  CALL_ROYALTY_METHOD: callStep(callModuleMethod('ComponentRoyalty')),
  CALL_METADATA_METHOD: callStep(callModuleMethod('Metadata')),
  CALL_ROLE_ASSIGNMENT_METHOD: callStep(callModuleMethod('RoleAssignment')),
  CALL_DIRECT_VAULT_METHOD: callStep(callVaultMethod),
  ALLOCATE_GLOBAL_ADDRESS: step([address, text], reserveAddress),
  YIELD_TO_PARENT: (context, [args = noArguments]) => ({ kind: 'to-parent', buckets: bucketsIn(context, args) }),
  YIELD_TO_CHILD: (context, [child, args = noArguments]) => ({
    kind: 'to-child',
    child: child?.kind === 'U32' ? Number(child.value) : abort('TransactionProcessorError(InvalidChild)'),
    buckets: bucketsIn(context, args),
  }),
  VERIFY_PARENT: (context, [rule]) => ({
    kind: 'verify-parent',
    rule: accessRule(resolveArgument(context, rule ?? noArguments)),
  }),
}

function dropSignatures({ zone }: ExecutionContext): void {
  zone.badges = new Set()
  zone.hasAllSignatures = false
}

const callsOthers: ReadonlySet<InstructionNameV2> = new Set<InstructionNameV2>([
  'CALL_FUNCTION',
  'CALL_METHOD',
  'CALL_ROYALTY_METHOD',
  'CALL_METADATA_METHOD',
  'CALL_ROLE_ASSIGNMENT_METHOD',
  'CALL_DIRECT_VAULT_METHOD',
  'YIELD_TO_PARENT',
  'YIELD_TO_CHILD',
])

/** Runs one manifest instruction. Returns the handover of an instruction that yields to another intent. */
export function runInstruction(context: ExecutionContext, { name, fields }: InstructionV2): Handover | undefined {
  if (context.nextCall && !callsOthers.has(name))
    abort('ManifestValidationError(InstructionFollowingNextCallAssertionWasNotInvocation)')
  return steps[name](context, fields)
}
