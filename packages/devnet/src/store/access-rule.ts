import type { Amount } from '@lootboxes/ledger'

/** A resource address, or a global id: a resource address, a colon and a local id. */
export type Requirement = string

export type BasicRequirement =
  | { readonly kind: 'Require'; readonly requirement: Requirement }
  | { readonly kind: 'AmountOf'; readonly amount: Amount; readonly resource: string }
  | { readonly kind: 'CountOf'; readonly count: number; readonly requirements: readonly Requirement[] }
  | { readonly kind: 'AllOf' | 'AnyOf'; readonly requirements: readonly Requirement[] }

/** The rule of a protected role: one requirement about proofs, or a combination of several. */
export type CompositeRequirement =
  | { readonly kind: 'ProofRule'; readonly rule: BasicRequirement }
  | { readonly kind: 'AllOf' | 'AnyOf'; readonly rules: readonly CompositeRequirement[] }

/** A condition on the proofs in an auth zone. */
export type AccessRule = 'AllowAll' | 'DenyAll' | CompositeRequirement

/** Who may change the owner rule: no caller, the owner, or only the entity's blueprint. */
type OwnerUpdater = 'None' | 'Owner' | 'Object'

/** Access rules of an entity by role. A role without a rule has the owner's. Metadata roles have names with `metadata_`. */
export type RoleAssignment = {
  readonly owner: AccessRule
  readonly ownerUpdater: OwnerUpdater
  readonly roles: Readonly<Record<string, AccessRule>>
}
