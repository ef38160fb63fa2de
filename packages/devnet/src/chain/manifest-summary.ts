import type { InstructionV2, ManifestValue } from '@lootboxes/manifest/v2'
import { addressText } from '../engine/address-text'

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

/** Addresses in a value. An address of an unknown entity is none. */
function addressesIn(value: ManifestValue, networkId: number): readonly string[] {
  const each = (values: readonly ManifestValue[]) => values.flatMap((one) => addressesIn(one, networkId))
  switch (value.kind) {
    case 'Address':
      return addressTexts(value.value, networkId)
    case 'Tuple':
    case 'Enum':
      return each(value.fields)
    case 'Array':
      return each(value.items)
    case 'Map':
      return value.entries.flatMap(each)
    default:
      return []
  }
}

function addressTexts(bytes: Uint8Array, networkId: number): readonly string[] {
  try {
    return [addressText(bytes, networkId)]
  } catch {
    return []
  }
}

/** Summarizes the manifests of a transaction without running them. */
export function summarizeManifest(
  intents: readonly { readonly instructions: readonly InstructionV2[] }[],
  networkId: number,
): ManifestSummary {
  const withdrawnFrom = new Set<string>()
  const depositedInto = new Set<string>()
  const badgesPresented = new Set<string>()
  const resources = new Set<string>()
  const ownerCalls = new Set<string>()
  for (const { name, fields } of intents.flatMap(({ instructions }) => instructions)) {
    const [target, ...rest] = fields.map((field) => addressesIn(field, networkId))
    const named = rest.flat().filter((address) => address.startsWith('resource_'))
    for (const address of [...(target ?? []), ...named]) if (address.startsWith('resource_')) resources.add(address)
    const [account] = target ?? []
    const method = fields[1]
    if (name !== 'CALL_METHOD' || account === undefined || !isAccount(account) || method?.kind !== 'String') continue
    if (method.value.includes('withdraw')) withdrawnFrom.add(account)
    if (method.value.includes('deposit')) depositedInto.add(account)
    if (method.value.startsWith('create_proof')) for (const address of named) badgesPresented.add(address)
    if (!method.value.startsWith('try_deposit')) ownerCalls.add(account)
  }
  return { withdrawnFrom, depositedInto, badgesPresented, resources, ownerCalls }
}
