import { fromHex, toHex } from './bytes'
import { encodeBody } from './encode-value'
import type { InstructionNameV2, InstructionV2 } from './instructions'
import type { ManifestValue } from './manifest-value'

/** A short name of an instruction with some fixed fields. */
export type Alias = {
  readonly of: InstructionNameV2
  /** How many fields of the text precede the fixed ones: the address of a method, or nothing. */
  readonly before: 0 | 1
  readonly fixed: readonly ManifestValue[]
  /** The entity byte that the address must have to be written with this alias. Reading accepts each address. */
  readonly entity?: number
}

const text = (value: string): ManifestValue => ({ kind: 'String', value })
const addressOf = (hex: string): ManifestValue => ({ kind: 'Address', value: fromHex(hex) ?? new Uint8Array() })

/** The native packages, with the same bytes on each network. */
const native = {
  package: '0d906318c6318c60f716464c6318c6318cf7bfcad6a3152b46318c6318c6',
  resource: '0d906318c6318c61e603c64c6318c6318cf7be913d63aafbc6318c6318c6',
  accessController: '0d906318c6318c6c4d63f8cc6318c6318cf7bf553d3ca51686318c6318c6',
  identity: '0d906318c6318c66cd64318c6318c6318cf79e9a7f8f179ca6318c6318c6',
  account: '0d906318c6318c6ee313598c6318c6318cf7bcaa2e954a9626318c6318c6',
  consensusManager: '860c6318c6318c6c4e1b40cc6318c6318cf7bca52eb54a6a86318c6318c6',
}

const ofFunction = (at: keyof typeof native, blueprint: string, name: string): Alias => ({
  of: 'CALL_FUNCTION',
  before: 0,
  fixed: [addressOf(native[at]), text(blueprint), text(name)],
})

const ofMethod = (of: InstructionNameV2, name: string, entity?: number): Alias => ({
  of,
  before: 1,
  fixed: [text(name)],
  ...(entity === undefined ? {} : { entity }),
})

const fungible = 'FungibleResourceManager'
const nonFungible = 'NonFungibleResourceManager'

/** The aliases of a V2 manifest, in the order in which `aliasOf` tries them. */
export const aliases: Readonly<Record<string, Alias>> = /* @__PURE__ */ Object.freeze({
  PUBLISH_PACKAGE: /* @__PURE__ */ ofFunction('package', 'Package', 'publish_wasm'),
  PUBLISH_PACKAGE_ADVANCED: /* @__PURE__ */ ofFunction('package', 'Package', 'publish_wasm_advanced'),
  CREATE_FUNGIBLE_RESOURCE: /* @__PURE__ */ ofFunction('resource', fungible, 'create'),
  CREATE_FUNGIBLE_RESOURCE_WITH_INITIAL_SUPPLY: /* @__PURE__ */ ofFunction(
    'resource',
    fungible,
    'create_with_initial_supply',
  ),
  CREATE_NON_FUNGIBLE_RESOURCE: /* @__PURE__ */ ofFunction('resource', nonFungible, 'create'),
  CREATE_NON_FUNGIBLE_RESOURCE_WITH_INITIAL_SUPPLY: /* @__PURE__ */ ofFunction(
    'resource',
    nonFungible,
    'create_with_initial_supply',
  ),
  CREATE_ACCESS_CONTROLLER: /* @__PURE__ */ ofFunction('accessController', 'AccessController', 'create'),
  CREATE_IDENTITY: /* @__PURE__ */ ofFunction('identity', 'Identity', 'create'),
  CREATE_IDENTITY_ADVANCED: /* @__PURE__ */ ofFunction('identity', 'Identity', 'create_advanced'),
  CREATE_ACCOUNT: /* @__PURE__ */ ofFunction('account', 'Account', 'create'),
  CREATE_ACCOUNT_ADVANCED: /* @__PURE__ */ ofFunction('account', 'Account', 'create_advanced'),
  CREATE_VALIDATOR: {
    of: 'CALL_METHOD',
    before: 0,
    fixed: [/* @__PURE__ */ addressOf(native.consensusManager), /* @__PURE__ */ text('create_validator')],
  },
  MINT_FUNGIBLE: /* @__PURE__ */ ofMethod('CALL_METHOD', 'mint', 0x5d),
  MINT_NON_FUNGIBLE: /* @__PURE__ */ ofMethod('CALL_METHOD', 'mint', 0x9a),
  MINT_RUID_NON_FUNGIBLE: /* @__PURE__ */ ofMethod('CALL_METHOD', 'mint_ruid', 0x9a),
  CLAIM_PACKAGE_ROYALTIES: /* @__PURE__ */ ofMethod('CALL_METHOD', 'PackageRoyalty_claim_royalties', 0x0d),
  SET_METADATA: /* @__PURE__ */ ofMethod('CALL_METADATA_METHOD', 'set'),
  REMOVE_METADATA: /* @__PURE__ */ ofMethod('CALL_METADATA_METHOD', 'remove'),
  LOCK_METADATA: /* @__PURE__ */ ofMethod('CALL_METADATA_METHOD', 'lock'),
  SET_COMPONENT_ROYALTY: /* @__PURE__ */ ofMethod('CALL_ROYALTY_METHOD', 'set_royalty'),
  LOCK_COMPONENT_ROYALTY: /* @__PURE__ */ ofMethod('CALL_ROYALTY_METHOD', 'lock_royalty'),
  CLAIM_COMPONENT_ROYALTIES: /* @__PURE__ */ ofMethod('CALL_ROYALTY_METHOD', 'claim_royalties'),
  SET_OWNER_ROLE: /* @__PURE__ */ ofMethod('CALL_ROLE_ASSIGNMENT_METHOD', 'set_owner'),
  LOCK_OWNER_ROLE: /* @__PURE__ */ ofMethod('CALL_ROLE_ASSIGNMENT_METHOD', 'lock_owner'),
  SET_ROLE: /* @__PURE__ */ ofMethod('CALL_ROLE_ASSIGNMENT_METHOD', 'set'),
  RECALL_FROM_VAULT: /* @__PURE__ */ ofMethod('CALL_DIRECT_VAULT_METHOD', 'recall'),
  FREEZE_VAULT: /* @__PURE__ */ ofMethod('CALL_DIRECT_VAULT_METHOD', 'freeze'),
  UNFREEZE_VAULT: /* @__PURE__ */ ofMethod('CALL_DIRECT_VAULT_METHOD', 'unfreeze'),
  RECALL_NON_FUNGIBLES_FROM_VAULT: /* @__PURE__ */ ofMethod('CALL_DIRECT_VAULT_METHOD', 'recall_non_fungibles'),
  ASSERT_WORKTOP_IS_EMPTY: {
    of: 'ASSERT_WORKTOP_RESOURCES_ONLY',
    before: 0,
    fixed: [{ kind: 'Map', of: ['Address', 'Enum'], entries: [] }],
  },
})

const areEqual = (a: ManifestValue | undefined, b: ManifestValue): boolean =>
  a !== undefined && a.kind === b.kind && toHex(encodeBody(a)) === toHex(encodeBody(b))

function hasAlias({ name, fields }: InstructionV2, { of, before, fixed, entity }: Alias): boolean {
  if (name !== of || !fixed.every((value, at) => areEqual(fields[before + at], value))) return false
  const [address] = fields
  return entity === undefined || (address?.kind === 'Address' && address.value[0] === entity)
}

/** The name with which the engine writes the instruction, and the fields that this name does not imply. */
export function aliasOf(instruction: InstructionV2): { name: string; omitted: readonly number[] } {
  const found = Object.entries(aliases).find(([, alias]) => hasAlias(instruction, alias))
  if (found === undefined) return { name: instruction.name, omitted: [] }
  const [name, { before, fixed }] = found
  return { name, omitted: fixed.map((_, at) => before + at) }
}
