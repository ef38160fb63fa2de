import { describeBlueprint } from '../../gateway-json/blueprint-definition'
import { nativePackageCode } from '../../gateway-json/entity-details'
import { encodeSchema } from '../../sbor/encode-schema'
import type { View } from '../../store/store'
import { pageOf } from '../cursor'
import type { Endpoint, Gateway } from '../gateway'
import { requireEntity } from '../known-entity'
import { wrongEntity } from '../problem'
import { ledgerState, readState } from '../read-ledger'
import { EntitySchemaPageRequest, PackagePageRequest } from '../requests'

const MAX_ITEMS = 20

function requirePackage(view: View, address: string) {
  const entity = requireEntity(view, address)
  if (entity.kind !== 'package') throw wrongEntity(address)
  return entity
}

/** Blueprints of a package. */
const blueprintsIn = ({ ledger }: Gateway, address: string) => {
  const { blueprints } = ledger.chain.deps
  return blueprints.in(address).flatMap((name) => blueprints.at(address, name) ?? [])
}

/** `/state/package/page/blueprints`: definitions of blueprints in TypeScript; of native ones the names of functions and methods. */
export const packageBlueprints: Endpoint = (gateway, body) => {
  const { point, view, request } = readState(gateway, PackagePageRequest, body)
  const { package_address: address, cursor, limit_per_page } = request
  requirePackage(view, address)
  const all = blueprintsIn(gateway, address).map((found) => {
    const { definition } = describeBlueprint(found)
    return { name: found.name, version: '1.0.0', definition }
  })
  const items = pageOf(all, cursor, limit_per_page, MAX_ITEMS)
  return { ledger_state: ledgerState(gateway, point), package_address: address, ...items }
}

/** `/state/package/page/codes`: the code of a native package is the names of its blueprints. */
export const packageCodes: Endpoint = (gateway, body) => {
  const { point, view, request } = readState(gateway, PackagePageRequest, body)
  const { package_address: address, cursor, limit_per_page } = request
  const items = pageOf([nativePackageCode(requirePackage(view, address), address)], cursor, limit_per_page, MAX_ITEMS)
  return { ledger_state: ledgerState(gateway, point), package_address: address, ...items }
}

/** `/state/entity/page/schemas`: the schema of a collection's data, and those of a package with blueprints in TypeScript. */
export const entitySchemas: Endpoint = (gateway, body) => {
  const { point, view, request } = readState(gateway, EntitySchemaPageRequest, body)
  const { address, cursor, limit_per_page } = request
  const entity = requireEntity(view, address)
  const found = entity.kind === 'package' ? blueprintsIn(gateway, address) : []
  const schemas = [
    ...found.flatMap((blueprint) => describeBlueprint(blueprint).schema ?? []),
    ...(entity.kind === 'non-fungible-resource' ? [encodeSchema(entity.collection.schema.schema)] : []),
  ]
  return { ledger_state: ledgerState(gateway, point), address, ...pageOf(schemas, cursor, limit_per_page, MAX_ITEMS) }
}
