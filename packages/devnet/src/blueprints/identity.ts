import { blueprint, blueprintFunction, nothing } from './blueprint'
import { createEntity } from './create-resource'
import { ownerRole } from './role-assignment-module'
import { createOwned, securify } from './securify'

/** The native identity: an owner and metadata. A wallet shows it as a persona. */
export const identity = blueprint(
  'Identity',
  { securify },
  {
    create: blueprintFunction([], (runtime) => createOwned(runtime, 'identity', runtime.native.identityOwnerBadge)),
    create_advanced: blueprintFunction([ownerRole], (runtime, owner) => {
      createEntity(runtime, {
        type: 'identity',
        entity: { kind: 'identity' },
        owner,
        roles: {},
        metadata: [[], {}],
      })
      return nothing
    }),
  },
)
