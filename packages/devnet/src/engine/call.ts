import { Expression, type Instruction, type Value, ValueKind } from '@radixdlt/radix-engine-toolkit'
import { blueprintOf } from '../blueprints/blueprint-of'
import { abort } from './abort'
import { type Argument, readArguments } from './arguments'
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

/** `CALL_METHOD`: runs the blueprint's method; what it returns lands on the worktop and in the auth zone. */
export function callMethod(desk: Desk, instruction: Extract<Instruction, { kind: 'CallMethod' }>): void {
  if (instruction.address.kind !== 'Static') abort('Named addresses are unsupported on devnet')
  const { runtime } = desk
  const self = instruction.address.value
  const method = blueprintOf(runtime.draft, self)?.[instruction.methodName]
  if (!method) abort(`SystemUpstreamError(FnNotFound("${instruction.methodName}")) at ${self}`)
  const fields = instruction.args.kind === ValueKind.Tuple ? instruction.args.fields : [instruction.args]
  const given = fields.map((value) => handOver(desk, value))
  runtime.called.add(self)
  const { buckets = [], proofs = [] } = method(runtime, self, readArguments(instruction.methodName, given))
  for (const bucket of buckets) desk.worktop.put(bucket)
  runtime.authZone.push(...proofs)
}
