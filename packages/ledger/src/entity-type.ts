/** The kind of entity an address refers to. Account, identity and pool have several entity bytes each. */
export type EntityType =
  | 'package'
  | 'fungible-resource'
  | 'non-fungible-resource'
  | 'component'
  | 'account'
  | 'identity'
  | 'validator'
  | 'consensus-manager'
  | 'access-controller'
  | 'pool'
  | 'locker'
  | 'transaction-tracker'
  | 'internal-component'
  | 'fungible-vault'
  | 'non-fungible-vault'
  | 'key-value-store'

export type Entity = { readonly type: EntityType; readonly prefix: string }

const entity = (type: EntityType, prefix: string): Entity => ({ type, prefix })

const byByte: ReadonlyMap<number, Entity> = new Map([
  [0x0d, /* @__PURE__ */ entity('package', 'package_')],
  [0x5d, /* @__PURE__ */ entity('fungible-resource', 'resource_')],
  [0x9a, /* @__PURE__ */ entity('non-fungible-resource', 'resource_')],
  [0xc0, /* @__PURE__ */ entity('component', 'component_')],
  [0xc1, /* @__PURE__ */ entity('account', 'account_')],
  [0x51, /* @__PURE__ */ entity('account', 'account_')],
  [0xd1, /* @__PURE__ */ entity('account', 'account_')],
  [0xc2, /* @__PURE__ */ entity('identity', 'identity_')],
  [0x52, /* @__PURE__ */ entity('identity', 'identity_')],
  [0xd2, /* @__PURE__ */ entity('identity', 'identity_')],
  [0x83, /* @__PURE__ */ entity('validator', 'validator_')],
  [0x86, /* @__PURE__ */ entity('consensus-manager', 'consensusmanager_')],
  [0xc3, /* @__PURE__ */ entity('access-controller', 'accesscontroller_')],
  [0xc4, /* @__PURE__ */ entity('pool', 'pool_')],
  [0xc5, /* @__PURE__ */ entity('pool', 'pool_')],
  [0xc6, /* @__PURE__ */ entity('pool', 'pool_')],
  [0x68, /* @__PURE__ */ entity('locker', 'locker_')],
  [0x82, /* @__PURE__ */ entity('transaction-tracker', 'transactiontracker_')],
  [0xf8, /* @__PURE__ */ entity('internal-component', 'internal_component_')],
  [0x58, /* @__PURE__ */ entity('fungible-vault', 'internal_vault_')],
  [0x98, /* @__PURE__ */ entity('non-fungible-vault', 'internal_vault_')],
  [0xb0, /* @__PURE__ */ entity('key-value-store', 'internal_keyvaluestore_')],
])

/** The entity for the first byte of an address (gateway-and-ledger 4.3). */
export const entityOfByte = (byte: number): Entity | undefined => byByte.get(byte)

/** The entity byte of new addresses of each type. Accounts and identities get their on-ledger byte. */
export const entityBytes = /* @__PURE__ */ Object.freeze({
  package: 0x0d,
  'fungible-resource': 0x5d,
  'non-fungible-resource': 0x9a,
  component: 0xc0,
  account: 0xc1,
  'ed25519-account': 0x51,
  'secp256k1-account': 0xd1,
  identity: 0xc2,
  'ed25519-identity': 0x52,
  'secp256k1-identity': 0xd2,
  validator: 0x83,
  'consensus-manager': 0x86,
  'transaction-tracker': 0x82,
  'internal-component': 0xf8,
  'fungible-vault': 0x58,
  'non-fungible-vault': 0x98,
  'key-value-store': 0xb0,
})
