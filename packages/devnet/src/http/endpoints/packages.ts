import { nativePackageCode } from '../../gateway-json/entity-details'
import { encodeSchema } from '../../sbor/encode-schema'
import type { View } from '../../store/store'
import { pageOf } from '../cursor'
import type { Endpoint } from '../gateway'
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

/** `/state/package/page/blueprints`: names of functions and methods. A devnet has no WASM and no type definitions. */
export const packageBlueprints: Endpoint = (gateway, body) => {
  const { point, view, request } = readState(gateway, PackagePageRequest, body)
  const { package_address: address, cursor, limit_per_page } = request
  requirePackage(view, address)
  const { blueprints } = gateway.ledger.chain.deps
  const all = blueprints.in(address).map((name) => {
    const found = blueprints.at(address, name)
    const names = [...(found?.functions.keys() ?? []), ...(found?.methods.keys() ?? [])]
    const functions = Object.fromEntries(names.map((one) => [one, { name: one }]))
    return { name, version: '1.0.0', definition: { interface: { functions } } }
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

/** `/state/entity/page/schemas`: the schema of a collection's data. Packages of a devnet have none. */
export const entitySchemas: Endpoint = (gateway, body) => {
  const { point, view, request } = readState(gateway, EntitySchemaPageRequest, body)
  const { address, cursor, limit_per_page } = request
  const entity = requireEntity(view, address)
  const collection = entity.kind === 'non-fungible-resource' ? entity.collection : undefined
  const schemas = (collection ? [encodeSchema(collection.schema.schema)] : []).map(({ hex, hash }) => ({
    schema_hash_hex: hash,
    schema_hex: hex,
  }))
  const items = pageOf(schemas, cursor, limit_per_page, MAX_ITEMS)
  return { ledger_state: ledgerState(gateway, point), address, ...items }
}
