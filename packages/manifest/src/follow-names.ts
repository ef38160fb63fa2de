import { checkName } from './check-instruction'
import type { Instruction } from './instruction'
import type { ManifestError } from './manifest-error'

type Verdict = ManifestError | undefined
/** The names so far, and whether each is still open. The engine's compiler takes a name once, even after its use. */
type Names = { readonly buckets: Map<string, boolean>; readonly proofs: Map<string, boolean> }

/** Closes an open name. */
const close = (names: Map<string, boolean>, name: string): boolean => {
  const isOpen = names.get(name) === true
  if (isOpen) names.set(name, false)
  return isOpen
}

const openBucket = ({ buckets }: Names, bucket: string, where: string): Verdict => {
  if (buckets.has(bucket)) return { kind: 'duplicate-bucket', where, bucket }
  buckets.set(bucket, true)
  return checkName(bucket, where)
}

const closeBucket = ({ buckets }: Names, bucket: string, where: string): Verdict =>
  close(buckets, bucket) ? undefined : { kind: 'unknown-bucket', where, bucket }

function step(open: Names, instruction: Instruction, where: string): Verdict {
  switch (instruction.kind) {
    case 'take':
    case 'take-all':
    case 'take-non-fungibles':
      return openBucket(open, instruction.bucket, where)
    case 'pop-proof':
      if (open.proofs.has(instruction.proof)) return { kind: 'duplicate-proof', where, proof: instruction.proof }
      open.proofs.set(instruction.proof, true)
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
        if (arg.kind === 'proof' && !close(open.proofs, arg.name))
          return { kind: 'unknown-proof', where, proof: arg.name }
      }
      return undefined
    default:
      return undefined
  }
}

/** The first error in the names of buckets and proofs: each is created once, under a name of its own, and used once, and no bucket is left over. */
export function followNames(instructions: readonly Instruction[]): ManifestError | undefined {
  const open: Names = { buckets: new Map(), proofs: new Map() }
  for (const [index, instruction] of instructions.entries()) {
    const error = step(open, instruction, `instruction ${index + 1}`)
    if (error) return error
  }
  const [bucket] = [...open.buckets].find(([, isOpen]) => isOpen) ?? []
  return bucket === undefined
    ? undefined
    : { kind: 'dangling-bucket', where: `instruction ${instructions.length}`, bucket }
}
