import { accountAddressFromPublicKey, encodeAddress, entityBytes } from '@lootboxes/ledger'
import { expect, test } from 'vitest'
import { devKeys } from '../keys'
import { entityReference } from './receipt'

const address = (entityByte: number) => encodeAddress({ entityByte, networkId: 240, tail: new Uint8Array(29).fill(7) })

test.each([
  [accountAddressFromPublicKey(devKeys(1).main.publicKey, 240), 'GlobalPreallocatedEd25519Account', true],
  [address(0xc1), 'GlobalAccount', true],
  [address(0xd1), 'GlobalPreallocatedSecp256k1Account', true],
  [address(0x5d), 'GlobalFungibleResource', true],
  [address(0x9a), 'GlobalNonFungibleResource', true],
  [address(0xc4), 'GlobalOneResourcePool', true],
  [address(0x58), 'InternalFungibleVault', false],
  [address(0x98), 'InternalNonFungibleVault', false],
  [address(entityBytes.component), 'GlobalGenericComponent', true],
])('%s is a %s in receipts', (entity_address, entity_type, is_global) => {
  expect(entityReference(entity_address)).toEqual({ entity_type, is_global, entity_address })
})
