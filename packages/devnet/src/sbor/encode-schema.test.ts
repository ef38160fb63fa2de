import { blake2b256 } from '@lootboxes/ledger'
import { createNonFungibleCollection, renderManifest } from '@lootboxes/manifest'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { devKeys } from '../keys'
import { startDevnet } from '../testing/start-devnet'
import { testWallet } from '../testing/test-wallet'

test('a collection shows the schema of its data, with the bytes of the transaction that created it', async () => {
  const { devnet, sdk } = await startDevnet()
  const wallet = testWallet(devnet, devKeys(1).main)
  const schemasOf = async (address: string) =>
    (await sdk.state.innerClient.entitySchemaPage({ stateEntitySchemaPageRequest: { address } })).items
  const manifest = createNonFungibleCollection({
    networkId: devnet.networkId,
    account: wallet.account,
    name: 'Stones',
    description: '',
    items: [{ id: '#1#', name: 'One', description: '', imageUrl: 'ipfs://bafy/1.svg' }],
  })
  const created = await wallet.send(renderManifest(manifest._unsafeUnwrap()))
  const address = created.balanceChanges.nonFungible[0]?.resource ?? ''
  const [schema, ...more] = await schemasOf(address)
  expect(more).toEqual([])
  expect(schema?.schema_hex.slice(0, 2)).toBe('5c')
  expect(created.hex).toContain(schema?.schema_hex.slice(2))
  expect(schema?.schema_hash_hex).toBe(bytesToHex(blake2b256(hexToBytes(schema?.schema_hex ?? ''))))
  expect(await schemasOf(devnet.addresses.lootPlants)).toHaveLength(1)
  expect(await schemasOf(devnet.addresses.hugOpenTickets)).toHaveLength(1)
  expect(await schemasOf(devnet.addresses.baller)).toEqual([])
})

test('every kind of type keeps its bytes', async () => {
  const { devnet, sdk } = await startDevnet()
  const wallet = testWallet(devnet, devKeys(1).main)
  const ref = (wellKnown: number) => `Enum<0u8>(${wellKnown}u8)`
  const noNames = 'Tuple(Enum<0u8>(), Enum<0u8>())'
  const types = [
    `Enum<14u8>(Array<Enum>(${ref(12)}, Enum<1u8>(1u64), Enum<1u8>(2u64), Enum<1u8>(3u64), Enum<1u8>(4u64)))`,
    `Enum<13u8>(${ref(10)})`,
    `Enum<15u8>(Map<U8, Array>(0u8 => Array<Enum>(), 1u8 => Array<Enum>(${ref(192)})))`,
    `Enum<16u8>(${ref(12)}, ${ref(1)})`,
    'Enum<17u8>(Enum<4u8>())',
  ]
  const names = [
    'Tuple(Enum<1u8>("Stone"), Enum<1u8>(Enum<0u8>(Array<String>("name", "sizes", "price", "flags", "id"))))',
    noNames,
    `Tuple(Enum<1u8>("Price"), Enum<1u8>(Enum<1u8>(Map<U8, Tuple>(0u8 => Tuple(Enum<1u8>("Free"), Enum<0u8>()), 1u8 => Tuple(Enum<1u8>("Paid"), Enum<0u8>())))))`,
    noNames,
    noNames,
  ]
  const none = 'Enum<0u8>()'
  const schema = `Enum<0u8>(Tuple(Array<Enum>(${types.join(', ')}), Array<Tuple>(${names.join(', ')}), Array<Enum>(${types.map(() => none).join(', ')})))`
  const roles = `Tuple(${Array.from({ length: 7 }, () => none).join(', ')})`
  const created = await wallet.send(`CREATE_NON_FUNGIBLE_RESOURCE Enum<0u8>() Enum<1u8>() true
    Enum<0u8>(${schema}, Enum<1u8>(0u64), Array<String>()) ${roles}
    Tuple(Map<String, Tuple>(), Map<String, Enum>()) Enum<0u8>();`)
  expect(created.error).toBeUndefined()
  const address = created.affected.find((one) => one.startsWith('resource_') && one !== devnet.genesis.wellKnown.xrd)
  const { items } = await sdk.state.innerClient.entitySchemaPage({
    stateEntitySchemaPageRequest: { address: address ?? '' },
  })
  expect(created.hex).toContain(items[0]?.schema_hex.slice(2) ?? 'no schema')
})
