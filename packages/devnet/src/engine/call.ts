import type { ManifestValue } from '@lootboxes/manifest/v2'
import { type Call, type CallResult, type Method, PUBLIC } from '../blueprints/blueprint'
import { metadataModule } from '../blueprints/metadata-module'
import { roleAssignmentModule } from '../blueprints/role-assignment-module'
import { abort } from './abort'
import type { ExecutionContext } from './execution-context'
import { amountIn, combine, type Holding } from './holding'
import { resolveArguments } from './resolve-argument'
import { assertConstraints } from './resource-constraint'
import { assertRole } from './role-assignment'
import { address, decimal, idSet, parseArguments, single, text, u32 } from './shapes'
import { freeze, recallFrom } from './vaults'

/** Sums buckets by resource. */
function holdingsOf(result: CallResult): readonly Holding[] {
  const byResource = new Map<string, Holding>()
  for (const { holding } of result.buckets ?? []) {
    const before = byResource.get(holding.resource)
    byResource.set(holding.resource, before ? combine(before, holding) : holding)
  }
  return [...byResource.values()].filter((one) => amountIn(one) > 0n)
}

/** Puts returned buckets on the worktop and returned proofs into the auth zone, after the assertion about them. */
export function receive(context: ExecutionContext, result: CallResult): void {
  const { nextCall } = context
  context.nextCall = undefined
  if (nextCall) assertConstraints('AssertNextCallReturnsFailed', holdingsOf(result), nextCall)
  for (const bucket of result.buckets ?? []) context.worktop.put(bucket)
  context.zone.proofs.push(...(result.proofs ?? []))
}

/** Runs a method after the check of its access rule. */
function invoke(call: Call, name: string, method: Method, args: Parameters<Method['run']>[1]): CallResult {
  if (method.access !== PUBLIC) assertRole(call.runtime, call.self, method.access)
  return method.run(call, args, name)
}

const targetOf = (context: ExecutionContext, value: ManifestValue): string => {
  const [target] = parseArguments('a call', resolveArguments(context, { kind: 'Tuple', fields: [value] }), [address])
  return target
}

type CallFields = { target: string; name: string; args: ManifestValue }

const missing: ManifestValue = { kind: 'Tuple', fields: [] }

function fieldsOf(context: ExecutionContext, fields: readonly ManifestValue[]): CallFields {
  const [target = missing, name = missing, args = missing] = fields
  const [method] = parseArguments('a call', resolveArguments(context, { kind: 'Tuple', fields: [name] }), [text])
  return { target: targetOf(context, target), name: method, args }
}

/** `CALL_METHOD`: runs the blueprint's method. Returned buckets go to the worktop, returned proofs to the auth zone. */
export function callMethod(context: ExecutionContext, fields: readonly ManifestValue[]): void {
  const { runtime } = context
  const { target, name, args } = fieldsOf(context, fields)
  const method = runtime.blueprints.of(runtime.draft, target)?.methods.get(name)
  if (!method) abort(`SystemUpstreamError(FnNotFound("${name}")) at ${target}`)
  runtime.called.add(target)
  receive(context, invoke({ runtime, self: target }, name, method, resolveArguments(context, args)))
}

const modules: Readonly<Record<string, ReadonlyMap<string, Method>>> = {
  Metadata: metadataModule,
  RoleAssignment: roleAssignmentModule,
}

/** `CALL_METADATA_METHOD` and the like: runs a method of a module that each global entity has. */
export const callModuleMethod =
  (module: 'Metadata' | 'RoleAssignment' | 'ComponentRoyalty') =>
  (context: ExecutionContext, fields: readonly ManifestValue[]): void => {
    const { runtime } = context
    const { target, name, args } = fieldsOf(context, fields)
    const method = modules[module]?.get(name)
    if (!method) abort(`${module}::${name} is unsupported on devnet`)
    if (!runtime.blueprints.of(runtime.draft, target)) abort(`KernelError(InvalidReference): ${target} has no modules`)
    runtime.called.add(target)
    receive(context, invoke({ runtime, self: target }, name, method, resolveArguments(context, args)))
  }

type VaultMethod = (context: ExecutionContext, vault: string, args: ManifestValue) => CallResult

const vaultMethods: ReadonlyMap<string, VaultMethod> = new Map<string, VaultMethod>([
  [
    'recall',
    (context, vault, args) => {
      const [amount] = parseArguments('recall', resolveArguments(context, args), [decimal])
      return { buckets: [recallFrom(context.runtime, vault, { amount })] }
    },
  ],
  [
    'recall_non_fungibles',
    (context, vault, args) => {
      const [ids] = parseArguments('recall_non_fungibles', resolveArguments(context, args), [idSet])
      return { buckets: [recallFrom(context.runtime, vault, { ids })] }
    },
  ],
  ...(['freeze', 'unfreeze'] as const).map((name): [string, VaultMethod] => [
    name,
    (context, vault, args) => {
      const [flags] = parseArguments(name, resolveArguments(context, args), [single(u32)])
      freeze(context.runtime, vault, flags, name === 'freeze')
      return {}
    },
  ]),
])

/** `CALL_DIRECT_VAULT_METHOD`: methods that anyone may call by address; the resource's rules decide. */
export function callVaultMethod(context: ExecutionContext, fields: readonly ManifestValue[]): void {
  const { target, name, args } = fieldsOf(context, fields)
  const method = vaultMethods.get(name) ?? abort(`SystemUpstreamError(FnNotFound("${name}")) at ${target}`)
  receive(context, method(context, target, args))
}

/** `CALL_FUNCTION`: runs a function of a package's blueprint. */
export function callFunction(context: ExecutionContext, fields: readonly ManifestValue[]): void {
  const { runtime } = context
  const [packageAddress = missing, ...call] = fields
  const { target: blueprintName, name, args } = functionFields(context, call)
  const target = targetOf(context, packageAddress)
  const run = runtime.blueprints.at(target, blueprintName)?.functions.get(name)
  if (!run) abort(`${blueprintName}::${name} is unsupported on devnet`)
  receive(context, run(runtime, resolveArguments(context, args), name))
}

function functionFields(
  context: ExecutionContext,
  [blueprint = missing, name = missing, args = missing]: readonly ManifestValue[],
): CallFields {
  const [target, method] = parseArguments(
    'a call',
    resolveArguments(context, { kind: 'Tuple', fields: [blueprint, name] }),
    [text, text],
  )
  return { target, name: method, args }
}
