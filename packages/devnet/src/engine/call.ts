import { Expression, type Instruction, type Value, ValueKind } from '@radixdlt/radix-engine-toolkit'
import type { CallResult } from '../blueprints/blueprint'
import { blueprintOf, functionOf } from '../blueprints/blueprint-of'
import { single, u32 } from '../blueprints/manifest-shapes'
import { abort } from './abort'
import { type Argument, type Arguments, readArguments } from './arguments'
import type { ExecutionContext } from './execution-context'
import { freeze, recallFrom } from './vaults'

/** Moves the buckets and proofs of an argument to the callee. */
function handOver(context: ExecutionContext, value: Value): Argument {
  if (value.kind === ValueKind.Bucket) return { kind: 'bucket', bucket: context.takeBucket(value.value) }
  if (value.kind === ValueKind.Proof) return { kind: 'proof', proof: context.takeProof(value.value) }
  if (value.kind === ValueKind.Expression)
    return value.value === Expression.EntireWorktop
      ? { kind: 'buckets', buckets: context.worktop.takeAll() }
      : { kind: 'proofs', proofs: context.runtime.authZone.splice(0) }
  if (value.kind === ValueKind.Array && value.elements.some((one) => one.kind === ValueKind.Bucket))
    return {
      kind: 'buckets',
      buckets: value.elements.map((one) =>
        one.kind === ValueKind.Bucket ? context.takeBucket(one.value) : abort('TypeCheckError: mixed list of buckets'),
      ),
    }
  return { kind: 'value', value }
}

function argumentsOf(context: ExecutionContext, name: string, args: Value): Arguments {
  const fields = args.kind === ValueKind.Tuple ? args.fields : [args]
  return readArguments(
    name,
    fields.map((value) => handOver(context, value)),
  )
}

function receive({ worktop, runtime }: ExecutionContext, { buckets = [], proofs = [] }: CallResult): void {
  for (const bucket of buckets) worktop.put(bucket)
  runtime.authZone.push(...proofs)
}

/** `CALL_METHOD`: runs the blueprint's method. Returned buckets go to the worktop, returned proofs to the auth zone. */
export function callMethod(context: ExecutionContext, instruction: Extract<Instruction, { kind: 'CallMethod' }>): void {
  if (instruction.address.kind !== 'Static') abort('Named addresses are unsupported on devnet')
  const { runtime } = context
  const self = instruction.address.value
  const method = blueprintOf(runtime.draft, self)?.get(instruction.methodName)
  if (!method) abort(`SystemUpstreamError(FnNotFound("${instruction.methodName}")) at ${self}`)
  const args = argumentsOf(context, instruction.methodName, instruction.args)
  runtime.called.add(self)
  receive(context, method(runtime, self, args))
}

/** Vault methods that anyone may call by address; the resource's rules decide. */
export function callVaultMethod(
  context: ExecutionContext,
  instruction: Extract<Instruction, { kind: 'CallDirectVaultMethod' }>,
): void {
  const { runtime } = context
  const { address, methodName } = instruction
  const args = argumentsOf(context, methodName, instruction.args)
  args.count(1)
  if (methodName === 'recall') {
    receive(context, { buckets: [recallFrom(runtime, address, { amount: args.amount(0) })] })
  } else if (methodName === 'recall_non_fungibles') {
    receive(context, { buckets: [recallFrom(runtime, address, { ids: args.ids(0) })] })
  } else if (methodName === 'freeze' || methodName === 'unfreeze') {
    freeze(runtime, address, single(u32)(args.value(0)), methodName === 'freeze')
  } else abort(`SystemUpstreamError(FnNotFound("${methodName}")) at ${address}`)
}

/** `CALL_FUNCTION`: the same for a function of a package. */
export function callFunction(
  context: ExecutionContext,
  instruction: Extract<Instruction, { kind: 'CallFunction' }>,
): void {
  if (instruction.packageAddress.kind !== 'Static') abort('Named addresses are unsupported on devnet')
  const { functionName: name, blueprintName } = instruction
  const run = functionOf(context.runtime, instruction.packageAddress.value, `${blueprintName}::${name}`)
  if (!run) abort(`${blueprintName}::${name} is unsupported on devnet`)
  receive(context, run(context.runtime, argumentsOf(context, name, instruction.args)))
}
