import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { copyEntities } from '../command/copy-entities'
import { copyItems } from '../command/copy-items'
import { copyMetadata } from '../command/copy-metadata'
import { init } from '../command/init'
import { starterWorld } from '../command/starter-world'
import { createDevnet, type Devnet } from '../create-devnet'
import { devnetErrorText } from '../devnet-error'
import { genesisAddresses } from '../genesis/genesis-addresses'
import { type MetadataKind, metadataKinds } from '../sbor/metadata'
import { startDevnet } from '../testing/start-devnet'
import { derive, mnemonicKey, mnemonicSeed } from './keys-of-world'
import { parseWorld, worldPath } from './read-world'
import { World, type WorldInput, type WorldMetadata, worldFields } from './world-schema'

const folder = mkdtempSync(join(tmpdir(), 'devnet-world-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const problemsOf = (world: unknown): readonly string[] =>
  parseWorld(world, 'w').match(
    () => [],
    (error) => (error.kind === 'world-invalid' ? error.problems : [error.kind]),
  )

const items = (fields: object, ...of: readonly object[]) => ({
  accounts: { a: {} },
  collections: { c: { name: 'C', fields, items: of.map((one) => ({ holder: 'a', ...one })) } },
})

describe('a world file', () => {
  test('the published JSON Schema is the one of the parser', () => {
    const published: unknown = JSON.parse(readFileSync(join(worldPath('hug'), '../../world.schema.json'), 'utf8'))
    expect(published).toEqual(
      JSON.parse(JSON.stringify(z.toJSONSchema(World, { io: 'input', unrepresentable: 'any' }))),
    )
  })

  test('the hug world has the addresses that presets and journeys know', async () => {
    const { devnet } = await startDevnet()
    const at = genesisAddresses(240)
    expect(devnet.addressOf('hug-open')).toBe(at.hugOpen)
    expect(devnet.addressOf('hug-sold-out-tickets')).toBe(at.hugSoldOutTickets)
    expect(devnet.addressOf('loot-plants')).toBe(at.lootPlants)
    expect(devnet.addressOf('baller')).toBe(at.baller)
    expect(devnet.addressOf('dapp-definition')).toBe(at.dappDefinition)
  })

  test.each([
    [{ boxs: {} }, 'the file: Unrecognized key: "boxs"'],
    [
      { boxes: { b: { name: 'B', ticketPicture: 'x.svg', price: 2, collections: ['c'] } } },
      'boxes.b.price: An amount is a decimal number in quotes',
    ],
    [
      { balances: [{ account: 'ann', resource: 'xrd', amount: '1' }] },
      'balances[0].account: There is no “ann” in accounts.',
    ],
    [{ accounts: { Ann: {} } }, 'accounts.Ann: '],
    [{ dapps: { d: { name: 'D', claims: ['nothing'] } } }, 'dapps.d.claims[0]: There is no “nothing” in the file'],
    [{ accounts: { a: {} }, fungibles: { a: { name: 'A' } } }, 'fungibles.a: The name is taken by accounts.a.'],
    [
      { accounts: { a: {} }, collections: { c: { name: 'C', items: [{ holder: 'a', data: { colour: 'red' } }] } } },
      'collections.c.items[0].data.colour: The collection has no such field.',
    ],
    [{ accounts: { a: {} }, balances: [{ account: 'a', resource: 'xrd', amount: '-5' }] }, 'balances[0].amount: '],
    [
      {
        accounts: { a: {} },
        fungibles: { g: { name: 'G', divisibility: 0 } },
        balances: [{ account: 'a', resource: 'g', amount: '0.5' }],
      },
      'balances[0].amount: g has at most 0 decimals.',
    ],
    [
      { accounts: { a: { metadata: { x: { type: 'GlobalAddress', value: 'nope' } } } } },
      'accounts.a.metadata.x: There is no “nope” in the file',
    ],
    [
      { accounts: { a: { key: { label: 'one' } }, b: { key: { label: 'one' } } } },
      'accounts.b.key: The key belongs to',
    ],
    [{ fungibles: { g: { name: 'G', address: 'resource_rdx1xx' } } }, 'fungibles.g.address: This is no address of'],
    [items({ n: 'U8' }, { data: { n: 300 } }), 'collections.c.items[0].data.n: 300 is no U8.'],
    [items({ n: 'U64' }, { data: { n: 'x' } }), 'collections.c.items[0].data.n: "x" is no U64.'],
    [items({}, { id: '#1#' }, {}), 'collections.c.items[1].id: The collection has #1# already.'],
    [items({}, { id: '<a>' }, {}), 'collections.c.items[1].id: #1# is of another kind than <a>.'],
    [
      { ...items({}, {}), boxes: { b: { name: 'B', ticketPicture: 'data:', price: '0', collections: ['c'] } } },
      'boxes.b.price: A price is above zero.',
    ],
  ])('names the path of a wrong value: %#', (world, problem) => {
    expect(problemsOf(world).join('\n')).toContain(problem)
  })

  test('a manifest that fails stops the start with its reason', async () => {
    const genesis: WorldInput = {
      accounts: { ann: {} },
      balances: [{ account: 'ann', resource: 'xrd', amount: '100' }],
      manifests: [
        { signers: ['ann'], manifest: 'CALL_METHOD Address("$ann") "withdraw" Address("$xrd") Decimal("101");' },
      ],
    }
    const error = (await createDevnet({ genesis }))._unsafeUnwrapErr()
    expect(devnetErrorText(error)).toMatch(/manifests\[0\]: .*InsufficientBalance/)
  })

  test('a manifest and a picture that cannot be read are named with their paths', async () => {
    const typo: WorldInput = {
      accounts: { ann: {} },
      manifests: [{ signers: ['ann'], manifest: 'DROP_ALL_PROOFS;\nNOPE' }],
    }
    expect(devnetErrorText((await createDevnet({ genesis: typo }))._unsafeUnwrapErr())).toContain(
      'manifests[0]: Line 2, column 1',
    )
    const bare: WorldInput = { dapps: { shop: { name: 'Shop', icon: 'missing.svg' } } }
    expect(devnetErrorText((await createDevnet({ genesis: bare }))._unsafeUnwrapErr())).toContain(
      'dapps.shop.icon: There is no file',
    )
  })

  test('keys come from the mnemonic of a Radix Wallet, by BIP-39 and SLIP-10', () => {
    const abandon = `${'abandon '.repeat(11)}about`
    expect(bytesToHex(mnemonicSeed(abandon)).slice(0, 32)).toBe('5eb00bbddcf069084889a8ab91555681')
    expect(bytesToHex(derive(hexToBytes('000102030405060708090a0b0c0d0e0f'), [0]))).toBe(
      '68e0fe46dfb67e368c75379acec591dad19df3cde26e63b93a8e704f1dade7a3',
    )
    const words = 'zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo wrong'
    const key = mnemonicKey(words, 1, 'account', 0)
    expect(key).toHaveLength(32)
    expect(mnemonicKey(words, 1, 'account', 1)).not.toEqual(key)
    expect(mnemonicKey(words, 2, 'account', 0)).not.toEqual(key)
  })
})

describe('lootboxes-devnet init', () => {
  test('writes a world that starts, with its tokens, items, box, dApp links and manifests', async () => {
    const path = join(folder, 'world.json')
    expect((await init({ path, addresses: [] })).isOk()).toBe(true)
    expect((await init({ path, addresses: [] }))._unsafeUnwrapErr()).toContain('exists already')
    const away = { path: `${path}.copy`, fromGateway: 'http://127.0.0.1:9', addresses: ['account_none'] }
    expect((await init(away))._unsafeUnwrapErr()).toContain('bad port')
    const { devnet, sdk } = await startDevnet({ genesis: path })
    const club = await sdk.state.getEntityDetailsVaultAggregated(devnet.addressOf('club'))
    const gold = club.fungible_resources.items.find(
      ({ resource_address }) => resource_address === devnet.addressOf('gold'),
    )
    expect(gold?.vaults.items[0]?.amount).toBe('20')
    const [shop, stones] = await sdk.state.getEntityDetailsVaultAggregated([
      devnet.addressOf('shop'),
      devnet.addressOf('stones'),
    ])
    expect(JSON.stringify(shop?.metadata)).toContain(devnet.addressOf('stones'))
    expect(JSON.stringify(stones?.metadata)).toContain(devnet.addressOf('shop'))
    const accounts = await fetch(`${devnet.url}/wallet/accounts`).then((response) => response.json())
    expect(accounts).toMatchObject({
      persona: { label: 'Developer' },
      accounts: [{ label: 'Main account' }, { label: 'Club account' }],
    })
  })

  test('copies resources, metadata and balances of another network', async () => {
    const { devnet: source, url } = await startDevnet({ genesis: starterWorld, networkId: 2 })
    const main = source.addressOf('main')
    const { world, leftOut } = (await copyEntities(url, [main]))._unsafeUnwrap()
    expect(leftOut).toHaveLength(2)
    expect(leftOut.join()).toContain(`dapp_definitions: ${source.addressOf('shop')} is not copied`)
    const { devnet, sdk } = await startDevnet({ genesis: world })
    const copied = await sdk.state.getEntityDetailsVaultAggregated(devnet.addressOf('copied-1'))
    const before = await source.ask('/state/entity/details', { addresses: [main], aggregation_level: 'Vault' })
    const amounts = (items: unknown) =>
      JSON.stringify(items)
        .match(/"amount":"[^"]+"/g)
        ?.toSorted()
    expect(amounts(copied.fungible_resources)).toEqual(amounts(before.body))
    const [stones] = copied.non_fungible_resources.items
    expect(stones?.vaults.items[0]?.items).toEqual(['#1#'])
    expect(stones?.resource_address.slice(-20, -6)).not.toBe('')
    const data = await sdk.state.getNonFungibleData(stones?.resource_address ?? '', '#1#')
    expect(JSON.stringify(data.data?.programmatic_json)).toContain('Obsidian')
  })

  test('copies every page: more items than a page has, and metadata beyond the first page', async () => {
    const many = Object.fromEntries(Array.from({ length: 110 }, (_, at) => [`key-${at}`, `value ${at}`]))
    const genesis: WorldInput = {
      accounts: { ann: { metadata: many } },
      collections: { stones: { name: 'Stones', items: [{ holder: 'ann', copies: 230, data: { name: 'Stone' } }] } },
    }
    const { devnet: source, url } = await startDevnet({ genesis, networkId: 2 })
    const { world } = (await copyEntities(url, [source.addressOf('ann')]))._unsafeUnwrap()
    const [stones] = Object.values(world.collections ?? {})
    expect(stones?.items).toHaveLength(230)
    expect(Object.keys(world.accounts?.['copied-1']?.metadata ?? {})).toHaveLength(110)
  })

  test('copies metadata and fields of every kind with the addresses of copied entities, and names the rest', async () => {
    const hash = 'ab'.repeat(29)
    const values: Readonly<Record<MetadataKind, string>> = {
      String: 'text',
      Bool: 'true',
      U8: '255',
      U32: '4294967295',
      U64: '18446744073709551615',
      I32: '-2147483648',
      I64: '-9223372036854775808',
      Decimal: '-1.5',
      GlobalAddress: 'gold',
      PublicKey: `EcdsaSecp256k1:02${'cd'.repeat(32)}`,
      NonFungibleGlobalId: 'stones:<a>',
      NonFungibleLocalId: '[0a]',
      Instant: '1767225600',
      Url: 'https://example.com/',
      Origin: 'https://example.com',
      PublicKeyHash: `EddsaEd25519:${hash}`,
    }
    const metadata: Record<string, WorldMetadata> = {
      outside: { type: 'GlobalAddressArray', values: ['gold', 'elsewhere'] },
    }
    for (const type of metadataKinds) {
      metadata[`one-${type}`] = { type, value: values[type] }
      metadata[`two-${type}`] = { type: `${type}Array`, values: [values[type], values[type]] }
    }
    const item = {
      ...values,
      U16: '65535',
      U128: `${2n ** 128n - 1n}`,
      I8: '-128',
      I16: '-32768',
      I128: '-1',
      Bytes: '00ff',
    }
    const fields = Object.fromEntries(worldFields.map((kind) => [`as_${kind.toLowerCase()}`, kind]))
    const data = Object.fromEntries(Object.entries(fields).map(([field, kind]) => [field, item[kind]]))
    const genesis: WorldInput = {
      accounts: { ann: {} },
      fungibles: { gold: { name: 'Gold', metadata }, elsewhere: { name: 'Elsewhere' } },
      collections: { stones: { name: 'Stones', fields, items: [{ holder: 'ann', id: '<a>', data }] } },
      balances: [{ account: 'ann', resource: 'gold', amount: '1' }],
    }
    const { devnet: source, url } = await startDevnet({ genesis, networkId: 2 })
    const { world, leftOut } = (await copyEntities(url, [source.addressOf('ann')]))._unsafeUnwrap()
    const [gold = '', stones = ''] = [...Object.keys(world.fungibles ?? {}), ...Object.keys(world.collections ?? {})]
    expect(leftOut).toEqual([`${gold}: metadata outside: ${source.addressOf('elsewhere')} is not copied`])
    const read = async (of: Devnet, names: readonly string[]) => {
      const [token, collection] = names.map(of.addressOf)
      const details = await of.ask('/state/entity/details', { addresses: [token] })
      const typed: unknown[] = Object(details.body).items[0].metadata.items.map(
        (one: { key: string; value: { typed: unknown } }) => [one.key, one.value.typed],
      )
      const items = await of.ask('/state/non-fungible/data', {
        resource_address: collection,
        non_fungible_ids: ['<a>'],
      })
      const { fields: content } = Object(items.body).non_fungible_ids[0].data.programmatic_json
      return JSON.stringify([typed, content]).replaceAll(String(token), 'gold').replaceAll(String(collection), 'stones')
    }
    const { devnet } = await startDevnet({ genesis: world })
    const before = (await read(source, ['gold', 'stones'])).replace(`,"${source.addressOf('elsewhere')}"`, '')
    expect(await read(devnet, [gold, stones])).toBe(before)
    expect(before).toContain('18446744073709551615')
  })

  test('leaves out what a world file cannot hold', () => {
    const lines: string[] = []
    const collection: NonNullable<WorldInput['collections']>[string] = { name: 'Stones' }
    const fields = [
      { kind: 'String', field_name: 'name', value: 'Obsidian' },
      { kind: 'Enum', field_name: 'rarity', fields: [] },
      { kind: 'Reference', field_name: 'maker', value: 'account_rdx1nobody' },
      { kind: 'U8', value: '1' },
    ]
    copyItems(collection, [{ holder: 'ann', id: '#1#', fields }], new Map(), (line) => lines.push(line))
    expect(collection).toMatchObject({ fields: { name: 'String' }, items: [{ data: { name: 'Obsidian' } }] })
    expect(
      copyMetadata([{ key: 'odd', value: { typed: { type: 'Royal' } } }], new Map(), (line) => lines.push(line)),
    ).toEqual({})
    expect(lines).toEqual([
      'rarity of its items: a world file has no Enum in items',
      'maker of its items: account_rdx1nobody is not copied',
      'field 3 of its items: it has no name',
      'metadata odd: a world file has no Royal',
    ])
  })

  test.each([
    [{ type: 'U8', value: '256' }, '"256" is no U8'],
    [{ type: 'BoolArray', values: ['true', 'yes'] }, '"yes" is no Bool'],
    [{ type: 'PublicKeyHash', value: 'EddsaEd25519:00' }, 'is no PublicKeyHash'],
    [{ type: 'NonFungibleGlobalId', value: 'nobody:#1#' }, 'no “nobody”'],
  ] as const)('metadata %j is refused with its path', async (value, message) => {
    const genesis = { accounts: { ann: { metadata: { odd: value } } } } as WorldInput
    const error = devnetErrorText((await createDevnet({ genesis }))._unsafeUnwrapErr())
    expect(error).toContain('accounts.ann.metadata.odd: ')
    expect(error).toContain(message)
  })

  test('an item needs each field that has no empty value', async () => {
    const genesis: WorldInput = {
      accounts: { ann: {} },
      collections: { stones: { name: 'Stones', fields: { maker: 'GlobalAddress' }, items: [{ holder: 'ann' }] } },
    }
    const error = devnetErrorText((await createDevnet({ genesis }))._unsafeUnwrapErr())
    expect(error).toContain('collections.stones.items[0].data.maker: The item needs a GlobalAddress')
  })

  test('refuses a journal of another world', async () => {
    const data = join(folder, 'data')
    const first = (await createDevnet({ data, genesis: 'empty' }))._unsafeUnwrap()
    await first.close()
    const error = (await createDevnet({ data }))._unsafeUnwrapErr()
    expect(error).toEqual({ kind: 'other-world', journal: 'empty', requested: 'hug' })
    const bad = join(folder, 'bad.json')
    writeFileSync(bad, '{')
    expect((await createDevnet({ genesis: bad }))._unsafeUnwrapErr().kind).toBe('world-unreadable')
  })
})
