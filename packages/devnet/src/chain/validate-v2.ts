import {
  hashSignedTransactionIntent,
  hashSubintent,
  hashTransactionIntent,
  type InstructionV2,
  type IntentCoreV2,
  type IntentHeaderV2,
  type NotarizedTransactionV2,
  type TransactionIntentV2,
} from '@lootboxes/manifest/v2'
import { bytesToHex } from '@noble/hashes/utils.js'
import { earliest, latest } from './bounds'
import {
  eachFault,
  type Fault,
  firstFault,
  instructionsFault,
  messageFault,
  referencesFault,
  referencesIn,
  signaturesFault,
  windowFault,
} from './intent-faults'
import { isNotarized } from './signatures'

/** Limits of the network for transactions of version 2. */
const limits = {
  signatures: 64,
  subintents: 32,
  depth: 3,
  tipBasisPoints: 1_000_000,
} as const

/** An intent with its hash (hex) and the hashes of its children. */
type Node = { core: IntentCoreV2; hash: string; children: readonly string[]; isRoot: boolean }

const countOf = (instructions: readonly InstructionV2[], name: InstructionV2['name']): number =>
  instructions.filter((one) => one.name === name).length

function headerFault(header: IntentHeaderV2, networkId: number): Fault {
  const { minProposerTimestampInclusive: from, maxProposerTimestampExclusive: until } = header
  const fault = windowFault(header, networkId)
  return fault ?? (isEmptyRange(from, until) ? 'HeaderValidationError(InvalidTimestampRange)' : undefined)
}

const calls: ReadonlySet<string> = new Set(['YIELD_TO_PARENT', 'YIELD_TO_CHILD'])
const isCall = ({ name }: InstructionV2): boolean => name.startsWith('CALL_') || calls.has(name)

/** Checks an intent's instructions as far as they do not depend on the ledger's state. */
function manifestFault({ core, isRoot }: Node): Fault {
  const { instructions, children } = core
  const misuse = instructionsFault(instructions, { noDangling: true })
  if (misuse !== undefined) return misuse
  const parentCalls = countOf(instructions, 'YIELD_TO_PARENT') + countOf(instructions, 'VERIFY_PARENT')
  if (isRoot && parentCalls > 0) return 'ManifestValidationError(ProofOrYieldToParentInTransactionIntent)'
  if (!isRoot && instructions.at(-1)?.name !== 'YIELD_TO_PARENT')
    return 'ManifestValidationError(SubintentDoesNotEndWithYieldToParent)'
  return eachFault([...instructions.entries()], ([at, { name, fields }]) => {
    const child = name === 'YIELD_TO_CHILD' ? fields[0] : undefined
    if (child?.kind === 'U32' && child.value >= BigInt(children.length))
      return 'ManifestValidationError(ChildIntentNotRegistered)'
    const following = instructions[at + 1]
    return name.startsWith('ASSERT_NEXT_CALL_') && (!following || !isCall(following))
      ? 'ManifestValidationError(InstructionFollowingNextCallAssertionWasNotInvocation)'
      : undefined
  })
}

const yieldsTo = ({ core }: Node, at: number): number =>
  core.instructions.filter(
    ({ name, fields: [child] }) => name === 'YIELD_TO_CHILD' && child?.kind === 'U32' && child.value === BigInt(at),
  ).length

/** Checks that the subintents form a tree below the root, and that yields match. */
function treeFault(root: Node, subintents: readonly Node[]): Fault {
  const byHash = new Map(subintents.map((node) => [node.hash, node]))
  if (byHash.size < subintents.length) return 'SubintentStructureError(DuplicateSubintent)'
  const parents = new Set<string>()
  const structure = eachFault([root, ...subintents], (parent) =>
    eachFault([...parent.children.entries()], ([at, hash]) => {
      const child = byHash.get(hash)
      if (!child) return `SubintentStructureError(ChildSubintentNotIncludedInTransaction(${hash}))`
      if (parents.has(hash)) return `SubintentStructureError(SubintentHasMultipleParents(${hash}))`
      parents.add(hash)
      return yieldsTo(parent, at) === countOf(child.core.instructions, 'YIELD_TO_PARENT')
        ? undefined
        : `SubintentStructureError(MismatchingYieldChildAndYieldParentCountsForSubintent(${hash}))`
    }),
  )
  return structure ?? depthFault(root, subintents, byHash)
}

function depthFault(root: Node, subintents: readonly Node[], byHash: ReadonlyMap<string, Node>): Fault {
  const reached = new Set<string>()
  let level = root.children
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > limits.depth) return 'SubintentStructureError(SubintentExceedsMaxDepth)'
    for (const hash of level) reached.add(hash)
    level = level.flatMap((hash) => byHash.get(hash)?.children ?? [])
  }
  const lost = subintents.find(({ hash }) => !reached.has(hash))
  return lost && `SubintentStructureError(SubintentIsNotReachableFromTheTransactionIntent(${lost.hash}))`
}

const isEmptyRange = (from: bigint | undefined, until: bigint | undefined): boolean =>
  from !== undefined && until !== undefined && from >= until

/** No epoch or time may exclude one of the intents. */
function rangeFault(headers: readonly IntentHeaderV2[]): Fault {
  const startEpoch = latest(headers.map(({ startEpochInclusive }) => startEpochInclusive))
  const endEpoch = earliest(headers.map(({ endEpochExclusive }) => endEpochExclusive))
  if (isEmptyRange(startEpoch, endEpoch)) return 'HeaderValidationError(NoValidEpochRangeAcrossAllIntents)'
  const from = latest(headers.map(({ minProposerTimestampInclusive }) => minProposerTimestampInclusive))
  const until = earliest(headers.map(({ maxProposerTimestampExclusive }) => maxProposerTimestampExclusive))
  return isEmptyRange(from, until) ? 'HeaderValidationError(NoValidTimestampRangeAcrossAllIntents)' : undefined
}

function allSignaturesFault({ signedTransactionIntent: signed, notarySignature }: NotarizedTransactionV2): Fault {
  const { transactionIntent: intent, transactionIntentSignatures, nonRootSubintentSignatures } = signed
  const { notaryPublicKey, notaryIsSignatory } = intent.transactionHeader
  const subintents = intent.nonRootSubintents
  if (nonRootSubintentSignatures.length !== subintents.length)
    return 'SignatureValidationError(IncorrectNumberOfSubintentSignatureBatches)'
  if (transactionIntentSignatures.length + nonRootSubintentSignatures.flat().length + 1 > limits.signatures)
    return 'SignatureValidationError(TooManySignatures)'
  const notary = notaryIsSignatory ? [notaryPublicKey.publicKey] : []
  return firstFault(
    () => signaturesFault(transactionIntentSignatures, hashTransactionIntent(intent), notary),
    () =>
      eachFault([...subintents.entries()], ([at, subintent]) =>
        signaturesFault(nonRootSubintentSignatures[at] ?? [], hashSubintent(subintent)),
      ),
    () =>
      isNotarized(notaryPublicKey, notarySignature, hashSignedTransactionIntent(signed))
        ? undefined
        : 'SignatureValidationError(InvalidNotarySignature)',
  )
}

/**
 * Validates the intents of a transaction of version 2 without signatures: headers, messages, instructions, and the tree of
 * subintents. Returns the engine's name of the first fault.
 */
export function intentsFault(intent: TransactionIntentV2, networkId: number): Fault {
  const { rootIntentCore, nonRootSubintents, transactionHeader } = intent
  const nodeOf = (core: IntentCoreV2, hash: string, isRoot: boolean): Node => ({
    core,
    hash,
    children: core.children.map((child) => bytesToHex(child)),
    isRoot,
  })
  const root = nodeOf(rootIntentCore, 'root', true)
  const subintents = nonRootSubintents.map((one) => nodeOf(one.intentCore, bytesToHex(hashSubintent(one)), false))
  const nodes = [root, ...subintents]
  if (subintents.length > limits.subintents) return 'PrepareError(TooManySubintents)'
  if (transactionHeader.tipBasisPoints > limits.tipBasisPoints) return 'HeaderValidationError(InvalidTip)'
  return firstFault(
    () => eachFault(nodes, ({ core }) => headerFault(core.header, networkId) ?? messageFault(core.message)),
    () => rangeFault(nodes.map(({ core }) => core.header)),
    () => eachFault(nodes, manifestFault),
    () => referencesFault(nodes.reduce((sum, { core }) => sum + referencesIn(core.instructions), 0)),
    () => treeFault(root, subintents),
  )
}

/** Validates a notarized transaction of version 2: its intents and all signatures. */
export const faultOfV2 = (notarized: NotarizedTransactionV2, networkId: number): Fault =>
  intentsFault(notarized.signedTransactionIntent.transactionIntent, networkId) ?? allSignaturesFault(notarized)
