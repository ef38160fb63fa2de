import { requireProof } from '../engine/access-rule'
import { globalCallerBadge } from '../engine/global-caller'
import { defaultResourceRoles } from '../engine/role-assignment'
import type { Runtime } from '../engine/runtime'
import { schemaOf } from '../sbor/schema-node'
import type { AccessRule } from '../store/access-rule'
import type { IdType } from '../store/collection'
import type { MetadataEntry } from '../store/families'
import type { RoleName } from './collection'
import { createResource } from './create-resource'
import type { StructType } from './types'

/** Rules and texts of a new resource. Without a rule, withdrawals and deposits are open and everything else is denied. */
export type NewResource = {
  readonly owner?: AccessRule
  readonly roles?: Partial<Record<RoleName, AccessRule>>
  readonly metadata?: Readonly<Record<string, string>>
}
export type NewToken = NewResource & { readonly divisibility?: number }
export type NewCollection = NewResource & {
  readonly idType: IdType
  /** The type of the data of an item. */
  readonly data: Pick<StructType<unknown>, 'schema'>
  readonly mutableFields?: readonly string[]
}

/** Texts as the first metadata of an entity. */
export const textEntries = (metadata: Readonly<Record<string, string>> = {}): (readonly [string, MetadataEntry])[] =>
  Object.entries(metadata).map(([key, value]) => [key, { metadata: { type: 'String', value }, isLocked: false }])

/** The rule that a component satisfies when it calls another entity. */
export const callerRule = (runtime: Runtime, component: string): AccessRule =>
  requireProof(globalCallerBadge(component, runtime.native))

const rulesOf = ({ owner = 'DenyAll', roles, metadata }: NewResource) => ({
  owner: { owner, ownerUpdater: 'None' } as const,
  roles: { ...defaultResourceRoles, ...roles },
  metadata: [textEntries(metadata), {}] as const,
})

export const createToken = (runtime: Runtime, { divisibility = 18, ...options }: NewToken): string =>
  createResource(runtime, {
    ...rulesOf(options),
    type: 'fungible-resource',
    entity: { kind: 'fungible-resource', divisibility },
  })

export function createCollection(runtime: Runtime, options: NewCollection): string {
  const { schema, refs } = schemaOf([options.data.schema])
  const [type = { local: 0 }] = refs
  const { idType, mutableFields = [] } = options
  return createResource(runtime, {
    ...rulesOf(options),
    type: 'non-fungible-resource',
    entity: { kind: 'non-fungible-resource', collection: { idType, schema: { schema, type, mutableFields } } },
  })
}
