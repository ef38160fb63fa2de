import { checkName } from './check-instruction'
import type { Instruction } from './instruction'
import type { ManifestError } from './manifest-error'

type Verdict = ManifestError | undefined
type Open = { readonly buckets: Set<string>; readonly proofs: Set<string> }

const openBucket = ({ buckets }: Open, bucket: string, where: string): Verdict => {
  if (buckets.has(bucket)) return { kind: 'duplicate-bucket', where, bucket }
  buckets.add(bucket)
  return checkName(bucket, where)
}

const closeBucket = ({ buckets }: Open, bucket: string, where: string): Verdict =>
  buckets.delete(bucket) ? undefined : { kind: 'unknown-bucket', where, bucket }

function step(open: Open, instruction: Instruction, where: string): Verdict {
  switch (instruction.kind) {
    case 'take':
    case 'take-all':
    case 'take-non-fungibles':
      return openBucket(open, instruction.bucket, where)
    case 'pop-proof':
      if (open.proofs.has(instruction.proof)) return { kind: 'duplicate-proof', where, proof: instruction.proof }
      open.proofs.add(instruction.proof)
      return undefined
    case 'deposit':
      return closeBucket(open, instruction.bucket, where)
    case 'yield':
      return instruction.give === 'everything'
        ? undefined
        : instruction.give.map((bucket) => closeBucket(open, bucket, where)).find((error) => error !== undefined)
    case 'call':
      for (const arg of instruction.args) {
        if (arg.kind === 'bucket') {
          const error = closeBucket(open, arg.name, where)
          if (error) return error
        }
        if (arg.kind === 'proof' && !open.proofs.delete(arg.name))
          return { kind: 'unknown-proof', where, proof: arg.name }
      }
      return undefined
    default:
      return undefined
  }
}

/** The first error in the names of buckets and proofs: each is created once and used once, and no bucket is left over. */
export function followNames(instructions: readonly Instruction[]): ManifestError | undefined {
  const open: Open = { buckets: new Set(), proofs: new Set() }
  for (const [index, instruction] of instructions.entries()) {
    const error = step(open, instruction, `instruction ${index + 1}`)
    if (error) return error
  }
  const [bucket] = open.buckets
  return bucket === undefined
    ? undefined
    : { kind: 'dangling-bucket', where: `instruction ${instructions.length}`, bucket }
}
