import type { Instruction } from './instruction'
import type { ManifestError } from './manifest-error'
import { NamedObjects } from './named-objects'
import type { Argument } from './value'

type Verdict = ManifestError | undefined

const consumeBucket = (objects: NamedObjects, bucket: string, where: string): Verdict =>
  objects.resolve('Bucket', bucket, true) === undefined ? { kind: 'unknown-bucket', where, bucket } : undefined

function consumeArgument(objects: NamedObjects, arg: Argument, where: string): Verdict {
  if (arg.kind === 'bucket') return consumeBucket(objects, arg.name, where)
  return arg.kind === 'proof' && objects.resolve('Proof', arg.name, true) === undefined
    ? { kind: 'unknown-proof', where, proof: arg.name }
    : undefined
}

const firstError = <T>(items: readonly T[], check: (item: T) => Verdict): Verdict => {
  for (const item of items) {
    const error = check(item)
    if (error) return error
  }
  return undefined
}

function step(objects: NamedObjects, instruction: Instruction, where: string): Verdict {
  switch (instruction.kind) {
    case 'take':
    case 'take-all':
    case 'take-non-fungibles': {
      const { bucket } = instruction
      return objects.create('Bucket', bucket) ? undefined : { kind: 'duplicate-bucket', where, bucket }
    }
    case 'pop-proof': {
      const { proof } = instruction
      return objects.create('Proof', proof) ? undefined : { kind: 'duplicate-proof', where, proof }
    }
    case 'deposit':
      return consumeBucket(objects, instruction.bucket, where)
    case 'yield':
      return instruction.give === 'everything'
        ? undefined
        : firstError(instruction.give, (bucket) => consumeBucket(objects, bucket, where))
    case 'call':
      return firstError(instruction.args, (arg) => consumeArgument(objects, arg, where))
    default:
      return undefined
  }
}

/** The first error in the names of buckets and proofs: each is given once and used once, and no bucket is left over. */
export function followNames(instructions: readonly Instruction[]): ManifestError | undefined {
  const objects = new NamedObjects()
  const error = firstError([...instructions.entries()], ([index, instruction]) =>
    step(objects, instruction, `instruction ${index + 1}`),
  )
  if (error) return error
  const bucket = objects.unused('Bucket')
  return bucket === undefined
    ? undefined
    : { kind: 'dangling-bucket', where: `instruction ${instructions.length}`, bucket }
}
