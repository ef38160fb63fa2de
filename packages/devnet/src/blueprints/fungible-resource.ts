import type { Amount } from '@lootboxes/ledger'
import { abort } from '../engine/abort'
import { createEmptyBucket } from '../engine/bucket'
import { assertDivisible } from '../engine/divisibility'
import { burn, mintFungible } from '../engine/resources'
import type { Runtime } from '../engine/runtime'
import { bool, bucket, decimal, u8 } from '../engine/shapes'
import { blueprint, blueprintFunction, type Method, nothing, protectedMethod, publicMethod } from './blueprint'
import { roleNames } from './collection'
import { createResource, metadataConfig, type NewEntityOptions, optionalReservation } from './create-resource'
import { resourceRoles } from './resource-roles'
import { ownerRole } from './role-assignment-module'

const roles = resourceRoles(roleNames.slice(0, 6))
const MAX_DIVISIBILITY = 18

type Options = Omit<NewEntityOptions, 'type' | 'entity'> & { divisibility: number }

function create(runtime: Runtime, { divisibility, ...options }: Options): string {
  if (divisibility > MAX_DIVISIBILITY) abort(`FungibleResourceManagerError(InvalidDivisibility(${divisibility}))`)
  const entity = { kind: 'fungible-resource', divisibility } as const
  return createResource(runtime, { ...options, type: 'fungible-resource', entity })
}

/** Mints an amount after the check of its divisibility. */
function mint(runtime: Runtime, resource: string, amount: Amount) {
  assertDivisible(runtime.draft, resource, amount)
  return { buckets: [mintFungible(runtime, resource, amount)] }
}

/** Methods that both kinds of resources have. */
export const sharedResourceMethods: Readonly<Record<string, Method>> = {
  burn: protectedMethod('burner', [bucket], ({ runtime, self }, burned) => {
    if (burned.holding.resource !== self) abort('ResourceManagerError(ResourceMismatch)')
    burn(runtime, burned)
    return nothing
  }),
  create_empty_bucket: publicMethod([], ({ runtime, self }) => ({ buckets: [createEmptyBucket(runtime.draft, self)] })),
  get_total_supply: publicMethod([], () => nothing),
  get_resource_type: publicMethod([], () => nothing),
}

/** The native resource manager of tokens. */
export const fungibleResource = blueprint(
  'FungibleResourceManager',
  {
    ...sharedResourceMethods,
    mint: protectedMethod('minter', [decimal], ({ runtime, self }, amount) => mint(runtime, self, amount)),
  },
  {
    create: blueprintFunction(
      [ownerRole, bool, u8, roles, metadataConfig, optionalReservation],
      (runtime, owner, _isTracked, divisibility, rules, metadata, reservation) => {
        create(runtime, { owner, divisibility, roles: rules, metadata, reservation })
        return nothing
      },
    ),
    create_with_initial_supply: blueprintFunction(
      [ownerRole, bool, u8, decimal, roles, metadataConfig, optionalReservation],
      (runtime, owner, _isTracked, divisibility, supply, rules, metadata, reservation) =>
        mint(runtime, create(runtime, { owner, divisibility, roles: rules, metadata, reservation }), supply),
    ),
  },
)
