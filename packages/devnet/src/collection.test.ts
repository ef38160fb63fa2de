import { amountOf, encodeAddress, entityBytes } from '@lootboxes/ledger'
import { createNonFungibleCollection, mintNonFungibles, renderManifest } from '@lootboxes/manifest'
import { expect, test } from 'vitest'
import { devKeys } from './keys'
import { startDevnet } from './testing/start-devnet'
import { testWallet } from './testing/test-wallet'

const piece = (id: string, name: string) => ({
  id,
  name,
  description: 'Soft, “quoted” \\ and\nbroken',
  imageUrl: `ipfs://bafy/${name}.svg`,
  attributes: { rarity: 'foil' },
})

async function setUp() {
  const { devnet, sdk } = await startDevnet()
  const wallet = testWallet(devnet, devKeys(1).main)
  const { account } = wallet
  const { baller, dappDefinition } = devnet.addresses
  const { networkId } = devnet
  const creation = {
    networkId,
    account,
    name: 'Moss "folk"',
    description: 'Drawn by hand',
    iconUrl: 'https://example.org/icon.svg',
    tags: ['nft', 'lootbox'],
    dAppDefinition: dappDefinition,
    attributes: ['rarity'],
    mintBadge: baller,
    burnable: true,
    items: [piece('#1#', 'Moss'), piece('#2#', 'Fern')],
  }
  const create = (changes: Partial<typeof creation> = {}) =>
    renderManifest(createNonFungibleCollection({ ...creation, ...changes })._unsafeUnwrap())
  const mint = (collection: string, ids: readonly string[]) =>
    renderManifest(
      mintNonFungibles({
        networkId,
        account,
        collection,
        badge: { resource: baller, amount: amountOf(1) },
        attributes: ['rarity'],
        items: ids.map((id) => piece(id, 'More')),
      })._unsafeUnwrap(),
    )
  const collectionOf = async () => {
    const held = await sdk.state.innerClient.entityNonFungiblesPage({
      stateEntityNonFungiblesPageRequest: { address: account },
    })
    return held.items[0]?.resource_address ?? ''
  }
  return { devnet, sdk, wallet, account, baller, dappDefinition, create, mint, collectionOf }
}

test('the official client reads a created collection through every endpoint', async () => {
  const { sdk, wallet, account, baller, dappDefinition, create, collectionOf } = await setUp()
  const { intentId, status, error } = await wallet.send(create())
  expect([status, error]).toEqual(['CommittedSuccess', undefined])
  const collection = await collectionOf()

  const entity = await sdk.state.getEntityDetailsVaultAggregated(collection)
  expect(entity.details).toMatchObject({
    type: 'NonFungibleResource',
    non_fungible_id_type: 'Integer',
    total_supply: '2',
    total_minted: '2',
    total_burned: '0',
    non_fungible_data_mutable_fields: [],
  })
  const roles = entity.details && 'role_assignments' in entity.details ? entity.details.role_assignments.entries : []
  const rules = Object.fromEntries(
    roles.map(({ role_key, assignment }) => [
      role_key.name,
      'explicit_rule' in assignment ? assignment.explicit_rule : undefined,
    ]),
  )
  expect(rules).toMatchObject({
    minter: { type: 'Protected', access_rule: { proof_rule: { requirement: { resource: baller } } } },
    burner: { type: 'AllowAll' },
    freezer: { type: 'DenyAll' },
    recaller: { type: 'DenyAll' },
    withdrawer: { type: 'AllowAll' },
    depositor: { type: 'AllowAll' },
    non_fungible_data_updater: { type: 'DenyAll' },
  })
  const metadata = await sdk.state.getAllEntityMetadata(collection)
  expect(Object.fromEntries(metadata.map(({ key, value, is_locked }) => [key, [value.typed, is_locked]]))).toEqual({
    name: [{ type: 'String', value: 'Moss "folk"' }, true],
    description: [{ type: 'String', value: 'Drawn by hand' }, true],
    icon_url: [{ type: 'Url', value: 'https://example.org/icon.svg' }, true],
    tags: [{ type: 'StringArray', values: ['nft', 'lootbox'] }, true],
    dapp_definitions: [{ type: 'GlobalAddressArray', values: [dappDefinition] }, true],
  })

  expect(await sdk.state.getAllNonFungibleIds(collection)).toEqual(['#1#', '#2#'])
  const [first] = await sdk.state.getNonFungibleData(collection, ['#1#'])
  expect(first?.data?.programmatic_json).toMatchObject({
    kind: 'Tuple',
    type_name: 'Piece',
    fields: [
      { kind: 'String', field_name: 'name', value: 'Moss' },
      { kind: 'String', field_name: 'description', value: 'Soft, “quoted” \\ and\nbroken' },
      { kind: 'String', field_name: 'key_image_url', type_name: 'Url', value: 'ipfs://bafy/Moss.svg' },
      { kind: 'String', field_name: 'rarity', value: 'foil' },
    ],
  })
  const places = await sdk.state.getNonFungibleLocation(collection, ['#1#', '#2#'])
  expect(places.map((place) => place.owning_vault_global_ancestor_address)).toEqual([account, account])
  const { transaction } = await sdk.transaction.getCommittedDetails(intentId)
  expect(transaction.affected_global_entities).toContain(collection)
  expect(transaction.balance_changes?.non_fungible_balance_changes).toEqual([
    { entity_address: account, resource_address: collection, added: ['#1#', '#2#'], removed: [] },
  ])
})

test('a holder of the badge mints more, and the rules decide about burning', async () => {
  const { sdk, wallet, account, create, mint, collectionOf } = await setUp()
  await wallet.send(create())
  const collection = await collectionOf()
  const more = await wallet.send(mint(collection, ['#3#', '#4#']))
  expect([more.status, more.error]).toEqual(['CommittedSuccess', undefined])
  expect(await sdk.state.getAllNonFungibleIds(collection)).toEqual(['#1#', '#2#', '#3#', '#4#'])

  const burned = await wallet.send(
    `CALL_METHOD Address("${account}") "withdraw_non_fungibles" Address("${collection}") Array<NonFungibleLocalId>(NonFungibleLocalId("#3#"));
     TAKE_ALL_FROM_WORKTOP Address("${collection}") Bucket("gone"); BURN_RESOURCE Bucket("gone");`,
  )
  expect([burned.status, burned.error]).toEqual(['CommittedSuccess', undefined])
  const data = await sdk.state.getNonFungibleData(collection, ['#3#', '#4#'])
  expect(Object.fromEntries(data.map(({ non_fungible_id, is_burned }) => [non_fungible_id, is_burned]))).toEqual({
    '#3#': true,
    '#4#': false,
  })
  const { details } = await sdk.state.getEntityDetailsVaultAggregated(collection)
  expect(details).toMatchObject({ total_supply: '3', total_minted: '4', total_burned: '1' })
})

test.each([
  ['string', ['<a>', '<b>'], 'String'],
  ['bytes', ['[00ff]', '[01]'], 'Bytes'],
])('%s ids', async (_, ids, type) => {
  const { sdk, wallet, create, collectionOf } = await setUp()
  await wallet.send(create({ items: ids.map((id) => piece(id, 'Moss')) }))
  const collection = await collectionOf()
  expect(await sdk.state.getAllNonFungibleIds(collection)).toEqual(ids)
  const answer = await sdk.state.innerClient.nonFungibleData({
    stateNonFungibleDataRequest: { resource_address: collection, non_fungible_ids: ids },
  })
  expect(answer.non_fungible_id_type).toBe(type)
})

test('the rules forbid minting over a final supply, reusing an id, burning and data of another schema', async () => {
  const { wallet, devnet, create, mint, collectionOf } = await setUp()
  await wallet.send(create({ mintBadge: devnet.addresses.hugOpenTickets, burnable: false }))
  const collection = await collectionOf()
  const failure = async (manifest: string) => (await wallet.send(manifest)).error
  expect(await failure(mint(collection, ['#3#']))).toContain('Unauthorized)): minter')
  expect(await failure(mint(devnet.addresses.lootPlants, ['#9999#']))).toContain('Unauthorized)): minter')
  const taken = `CALL_METHOD Address("${wallet.account}") "withdraw_non_fungibles" Address("${collection}") Array<NonFungibleLocalId>(NonFungibleLocalId("#1#"));
    TAKE_ALL_FROM_WORKTOP Address("${collection}") Bucket("b");`
  expect(await failure(`${taken} BURN_RESOURCE Bucket("b");`)).toContain('Unauthorized)): burner')

  await wallet.send(create({ name: 'Open' }))
  const open = await collectionOf()
  expect(open).not.toBe(collection)
  expect(await failure(mint(open, ['#1#']))).toContain('NonFungibleAlreadyExists')
  expect(await failure(mint(open, ['<a>']))).toContain('NonFungibleIdTypeDoesNotMatch')
  const stranger = encodeAddress({
    entityByte: entityBytes['non-fungible-resource'],
    networkId: devnet.networkId,
    tail: new Uint8Array(29).fill(7),
  })
  expect(await failure(mint(stranger, ['#1#']))).toContain('FnNotFound')
})

test('a field may be a number if the schema says so', async () => {
  const { sdk, wallet, create, collectionOf } = await setUp()
  const numbered = create().replace('Enum<0u8>(198u8), Enum<0u8>(12u8)', 'Enum<0u8>(198u8), Enum<0u8>(10u8)')
  expect((await wallet.send(numbered)).error).toContain('a value is not of the type U64')
  expect((await wallet.send(numbered.replaceAll('"foil"', '7u64'))).error).toBeUndefined()
  const [first] = await sdk.state.getNonFungibleData(await collectionOf(), ['#1#'])
  expect(first?.data?.programmatic_json).toMatchObject({ fields: [{}, {}, {}, { kind: 'U64', value: '7' }] })
})
