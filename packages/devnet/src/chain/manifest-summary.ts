import { type Instruction, type Value, ValueKind } from '@radixdlt/radix-engine-toolkit'

/** Parts of a manifest that the transaction stream filters by. */
export type ManifestSummary = {
  withdrawnFrom: ReadonlySet<string>
  depositedInto: ReadonlySet<string>
  badgesPresented: ReadonlySet<string>
  resources: ReadonlySet<string>
  /** Accounts on which the manifest calls an owner-only method. */
  ownerCalls: ReadonlySet<string>
}

const isAccount = (address: string): boolean => address.startsWith('account_')

function addressesIn(value: Value): readonly string[] {
  if (value.kind === ValueKind.Address) return value.value.kind === 'Static' ? [value.value.value] : []
  if (value.kind === ValueKind.Tuple || value.kind === ValueKind.Enum) return value.fields.flatMap(addressesIn)
  return value.kind === ValueKind.Array ? value.elements.flatMap(addressesIn) : []
}

/** Summarizes a manifest without running it. */
export function summarizeManifest(instructions: readonly Instruction[]): ManifestSummary {
  const withdrawnFrom = new Set<string>()
  const depositedInto = new Set<string>()
  const badgesPresented = new Set<string>()
  const resources = new Set<string>()
  const ownerCalls = new Set<string>()
  for (const instruction of instructions) {
    if ('resourceAddress' in instruction) resources.add(instruction.resourceAddress)
    if (instruction.kind !== 'CallMethod' || instruction.address.kind !== 'Static') continue
    const target = instruction.address.value
    const named = addressesIn(instruction.args).filter((address) => address.startsWith('resource_'))
    for (const address of named) resources.add(address)
    if (!isAccount(target)) continue
    const method = instruction.methodName
    if (method.includes('withdraw')) withdrawnFrom.add(target)
    if (method.includes('deposit')) depositedInto.add(target)
    if (method.startsWith('create_proof')) for (const address of named) badgesPresented.add(address)
    if (!method.startsWith('try_deposit')) ownerCalls.add(target)
  }
  return { withdrawnFrom, depositedInto, badgesPresented, resources, ownerCalls }
}
