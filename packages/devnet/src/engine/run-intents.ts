import type { InstructionV2 } from '@lootboxes/manifest/v2'
import { abort } from './abort'
import { assertRule } from './access-rule'
import { createAuthZone } from './auth-zone'
import { receive } from './call'
import type { ExecutableIntent } from './executable'
import { createExecutionContext, type ExecutionContext } from './execution-context'
import { type Handover, runInstruction } from './run-instruction'
import type { Runtime } from './runtime'

type Progress = { ran: number }

/** Runs a manifest and stops at each instruction that hands over to another intent. */
function* runManifest(
  context: ExecutionContext,
  instructions: readonly InstructionV2[],
  progress: Progress,
  isRoot: boolean,
): Generator<Handover, void> {
  for (const [at, instruction] of instructions.entries()) {
    if (isRoot) context.runtime.instruction = at
    progress.ran += 1
    const handover = runInstruction(context, instruction)
    // A subintent ends with a yield. The root may receive buckets from its last one.
    if (!isRoot && at === instructions.length - 1) context.close()
    if (handover) yield handover
  }
  if (isRoot) context.close()
}

type Thread = { context: ExecutionContext; manifest: Generator<Handover, void>; children: readonly number[] }

function createThread(runtime: Runtime, intent: ExecutableIntent, progress: Progress, isRoot: boolean): Thread {
  const zone = isRoot ? runtime.zone : createAuthZone(intent.signers, runtime.native)
  const context = createExecutionContext(runtime, zone, intent.blobs ?? new Map())
  return {
    context,
    manifest: runManifest(context, intent.instructions, progress, isRoot),
    children: intent.children ?? [],
  }
}

/**
 * Runs the intents of a transaction. The first is the root. Intents have separate worktops and auth zones; a yield moves
 * buckets to the parent or the child and continues there.
 */
export function runIntents(runtime: Runtime, intents: readonly ExecutableIntent[], progress: Progress): void {
  const threads = intents.map((intent, at) => createThread(runtime, intent, progress, at === 0))
  const threadAt = (at: number): Thread => threads[at] ?? abort('TransactionProcessorError(IntentNotFound)')
  const parents: number[] = []
  let current = 0
  for (;;) {
    const { context, manifest, children } = threadAt(current)
    runtime.zone = context.zone
    const next = manifest.next()
    if (next.done === true) {
      if (current === 0) return
      abort('TransactionProcessorError(SubintentDoesNotEndWithYieldToParent)')
    }
    const handover = next.value
    if (handover.kind === 'verify-parent') {
      const { zone } = threadAt(parents.at(-1) ?? abort('TransactionProcessorError(NoParentToVerify)')).context
      assertRule({ zone, native: runtime.native }, handover.rule, 'VERIFY_PARENT')
      continue
    }
    if (handover.kind === 'to-child') {
      parents.push(current)
      current = children[handover.child] ?? abort('TransactionProcessorError(ChildNotFound)')
    } else current = parents.pop() ?? abort('TransactionProcessorError(CannotYieldToParentInRoot)')
    receive(threadAt(current).context, { buckets: handover.buckets })
  }
}
