import { blake2b256 } from '@lootboxes/ledger'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { EmittedEvent } from '../engine/runtime'
import type { WellKnownAddresses } from '../genesis/well-known'
import type { Entity } from '../store/families'
import type { View } from '../store/store'
import { entityReference } from './receipt'

/** Package and blueprint of an event's emitter. */
function blueprintOf(
  view: View,
  emitter: string,
  wellKnown: WellKnownAddresses,
): { package: string; blueprint: string } {
  const vault = view.get('vault', emitter)
  const resource = wellKnown.resource_package ?? ''
  if (vault) return { package: resource, blueprint: vault.kind === 'fungible' ? 'FungibleVault' : 'NonFungibleVault' }
  const entity: Entity | undefined = view.get('entity', emitter)
  if (entity?.kind === 'component') return { package: entity.packageAddress, blueprint: entity.blueprint }
  if (entity?.kind === 'fungible-resource') return { package: resource, blueprint: 'FungibleResourceManager' }
  return { package: resource, blueprint: 'NonFungibleResourceManager' }
}

/** An event for `detailed_events` and for the older `events`. */
export function detailedEvent(view: View, event: EmittedEvent, wellKnown: WellKnownAddresses) {
  const source = blueprintOf(view, event.emitter, wellKnown)
  const owner = view.get('vault', event.emitter)?.owner
  const { resource } = view.get('vault', event.emitter) ?? {}
  return {
    identifier: { package: source.package, blueprint: source.blueprint, event: event.name },
    payload_type_definition: {
      kind: 'SchemaLocal',
      local_type_id: 0,
      entity: source.package,
      schema_hash_hex: bytesToHex(blake2b256(utf8ToBytes(`${source.blueprint}:${event.name}`))),
    },
    emitter: {
      type: 'EntityMethod',
      method_emitter: { entity: event.emitter, module: 'Main' },
      ...(resource === undefined ? {} : { outer_emitter: resource }),
      global_emitter: owner ?? event.emitter,
    },
    payload: { programmatic_json: event.data },
  }
}

export const plainEvent = ({ name, emitter, data }: EmittedEvent) => ({
  name,
  emitter: { type: 'Method', entity: entityReference(emitter), object_module_id: 'Main' },
  data,
})
