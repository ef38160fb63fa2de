import { abort } from '../engine/abort'
import type { Argument } from '../engine/argument'
import type { AuthZone } from '../engine/auth-zone'
import type { Bucket } from '../engine/bucket'
import { globalCallerBadge } from '../engine/global-caller'
import { assertRole } from '../engine/role-assignment'
import type { Runtime } from '../engine/runtime'
import { PUBLIC } from './blueprint'

/** Runs a call of another entity with the component as its caller. */
export function asCaller<T>(runtime: Runtime, self: string, run: () => T): T {
  const before = runtime.zone
  const zone: AuthZone = {
    proofs: [],
    badges: new Set([globalCallerBadge(self, runtime.native)]),
    hasAllSignatures: false,
    isUnchecked: before.isUnchecked,
  }
  runtime.zone = zone
  try {
    return run()
  } finally {
    runtime.zone = before
  }
}

type MethodCall = { readonly target: string; readonly method: string; readonly args: readonly Argument[] }

/** Calls a method of another entity as a component. Aborts for an entity that waits for this call already. */
export function callAs(runtime: Runtime, self: string, { target, method: name, args }: MethodCall): readonly Bucket[] {
  const { callers } = runtime
  const method = runtime.blueprints.of(runtime.draft, target)?.methods.get(name)
  if (!method) return abort(`SystemUpstreamError(FnNotFound("${name}")) at ${target}`)
  if (target === self || callers.has(target)) return abort(`KernelError(Reentrancy): ${target} waits for this call`)
  runtime.called.add(target)
  callers.add(self)
  const { buckets = [], proofs = [] } = asCaller(runtime, self, () => {
    if (method.access !== PUBLIC) assertRole(runtime, target, method.access)
    return method.run({ runtime, self: target }, args, name)
  })
  callers.delete(self)
  if (proofs.length > 0) abort(`${name} returns proofs, which a component on a devnet cannot take`)
  return buckets
}
