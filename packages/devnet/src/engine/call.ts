import { Expression, type Instruction, type Value, ValueKind } from '@radixdlt/radix-engine-toolkit'
import type { Returned } from '../blueprints/blueprint'
import { blueprintOf } from '../blueprints/blueprint-of'
import { functionOf } from '../blueprints/function-of'
import { abort } from './abort'
import { type Argument, type Arguments, readArguments } from './arguments'
import type { Desk } from './desk'

/** Hands buckets and proofs named in an argument over to the callee. */
function handOver(desk: Desk, value: Value): Argument {
  if (value.kind === ValueKind.Bucket) return { kind: 'bucket', bucket: desk.takeBucket(value.value) }
  if (value.kind === ValueKind.Proof) return { kind: 'proof', proof: desk.takeProof(value.value) }
  if (value.kind === ValueKind.Expression)
    return value.value === Expression.EntireWorktop
      ? { kind: 'buckets', buckets: desk.worktop.takeAll() }
      : { kind: 'proofs', proofs: desk.runtime.authZone.splice(0) }
  if (value.kind === ValueKind.Array && value.elements.some((one) => one.kind === ValueKind.Bucket))
    return {
      kind: 'buckets',
      buckets: value.elements.map((one) =>
        one.kind === ValueKind.Bucket ? desk.takeBucket(one.value) : abort('TypeCheckError: mixed list of buckets'),
      ),
    }
  return { kind: 'value', value }
}

function argumentsOf(desk: Desk, name: string, args: Value): Arguments {
  const fields = args.kind === ValueKind.Tuple ? args.fields : [args]
  return readArguments(
    name,
    fields.map((value) => handOver(desk, value)),
  )
}

function receive({ worktop, runtime }: Desk, { buckets = [], proofs = [] }: Returned): void {
  for (const bucket of buckets) worktop.put(bucket)
  runtime.authZone.push(...proofs)
}

/** `CALL_METHOD`: runs the blueprint's method; what it returns lands on the worktop and in the auth zone. */
export function callMethod(desk: Desk, instruction: Extract<Instruction, { kind: 'CallMethod' }>): void {
  if (instruction.address.kind !== 'Static') abort('Named addresses are unsupported on devnet')
  const { runtime } = desk
  const self = instruction.address.value
  const method = blueprintOf(runtime.draft, self)?.[instruction.methodName]
  if (!method) abort(`SystemUpstreamError(FnNotFound("${instruction.methodName}")) at ${self}`)
  const given = argumentsOf(desk, instruction.methodName, instruction.args)
  runtime.called.add(self)
  receive(desk, method(runtime, self, given))
}

/** `CALL_FUNCTION`: the same for a function of a package. */
export function callFunction(desk: Desk, instruction: Extract<Instruction, { kind: 'CallFunction' }>): void {
  if (instruction.packageAddress.kind !== 'Static') abort('Named addresses are unsupported on devnet')
  const { functionName: name, blueprintName } = instruction
  const run = functionOf(desk.runtime, instruction.packageAddress.value, `${blueprintName}::${name}`)
  if (!run) abort(`${blueprintName}::${name} is unsupported on devnet`)
  receive(desk, run(desk.runtime, argumentsOf(desk, name, instruction.args)))
}
