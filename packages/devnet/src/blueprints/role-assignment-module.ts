import { abort } from '../engine/abort'
import { accessRule, assertRule } from '../engine/access-rule'
import { assertRole, roleAssignmentOf, writeRoleAssignment } from '../engine/role-assignment'
import type { Runtime } from '../engine/runtime'
import { oneOf, option, type Shape, text, tuple, unit, variant } from '../engine/shapes'
import type { AccessRule, RoleAssignment } from '../store/access-rule'
import { type Method, nothing, publicMethod } from './blueprint'
import { metadataRoleNames } from './metadata-module'

/** Parses an owner role: none, a fixed rule, or a rule that the owner may replace. */
export const ownerRole = oneOf<Pick<RoleAssignment, 'owner' | 'ownerUpdater'>>({
  0: unit({ owner: 'DenyAll', ownerUpdater: 'None' }),
  1: variant([accessRule], (owner) => ({ owner, ownerUpdater: 'None' })),
  2: variant([accessRule], (owner) => ({ owner, ownerUpdater: 'Owner' })),
})

/** Parses the rules of a module's roles. A role without a rule follows the owner. */
const roleInit: Shape<Readonly<Record<string, AccessRule>>> = (value) => {
  const entries = value.kind === 'Map' ? value.entries : abort('SystemError(TypeCheckError): roles are a map')
  return Object.fromEntries(
    entries.flatMap(([key, rule]): [string, AccessRule][] => {
      const given = option(accessRule)(rule)
      return given === undefined ? [] : [[text(key), given]]
    }),
  )
}

const moduleNames = oneOf<'Main' | 'Metadata' | 'Royalty'>({
  0: unit('Main'),
  1: unit('Metadata'),
  2: unit('Royalty'),
})

function change(runtime: Runtime, address: string, by: (before: RoleAssignment) => RoleAssignment): void {
  writeRoleAssignment(runtime, address, by(roleAssignmentOf(runtime.draft, address, runtime.native)))
}

/** The role that may change another: its updater. Updaters change themselves. */
const updaterOf = (role: string): string => (role.endsWith('_updater') ? role : `${role}_updater`)

function assertUpdatable(runtime: Runtime, self: string, role: string): void {
  const { roles } = roleAssignmentOf(runtime.draft, self, runtime.native)
  const isKnown = metadataRoleNames.includes(role) || Object.hasOwn(roles, role)
  if (!isKnown) abort(`RoleAssignmentError(RoleNotFound(${role}))`)
  assertRole(
    runtime,
    self,
    Object.hasOwn(roles, updaterOf(role)) || metadataRoleNames.includes(role) ? updaterOf(role) : 'owner',
  )
}

function assertOwnerUpdater(runtime: Runtime, self: string): void {
  const { owner, ownerUpdater } = roleAssignmentOf(runtime.draft, self, runtime.native)
  assertRule(runtime, ownerUpdater === 'Owner' ? owner : 'DenyAll', `owner of ${self}`)
}

const setRole = publicMethod([moduleNames, text, accessRule], ({ runtime, self }, module, role, rule) => {
  if (module === 'Royalty') abort('ComponentRoyalty roles are unsupported on devnet')
  assertUpdatable(runtime, self, role)
  change(runtime, self, (before) => ({ ...before, roles: { ...before.roles, [role]: rule } }))
  return nothing
})

const setOwner = publicMethod([accessRule], ({ runtime, self }, owner) => {
  assertOwnerUpdater(runtime, self)
  change(runtime, self, (before) => ({ ...before, owner }))
  return nothing
})

const lockOwner = publicMethod([], ({ runtime, self }) => {
  assertOwnerUpdater(runtime, self)
  change(runtime, self, (before) => ({ ...before, ownerUpdater: 'None' }))
  return nothing
})

/** The role assignment module of every global entity. */
export const roleAssignmentModule: ReadonlyMap<string, Method> = new Map([
  ['set', setRole],
  ['set_owner', setOwner],
  ['lock_owner', lockOwner],
  ['get', publicMethod([moduleNames, text], () => nothing)],
])

/** The two parts of a module's configuration: initial values, and rules of its roles. */
export const moduleConfig = <T>(init: Shape<T>) => tuple(init, roleInit)
