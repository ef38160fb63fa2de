import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { copyEntities } from '../command/copy-entities'
import { init } from '../command/init'
import { starterWorld } from '../command/starter-world'
import { createDevnet } from '../create-devnet'
import { devnetErrorText } from '../devnet-error'
import { genesisAddresses } from '../genesis/genesis-addresses'
import { startDevnet } from '../testing/start-devnet'
import { derive, mnemonicKey, mnemonicSeed } from './keys-of-world'
import { parseWorld, worldPath } from './read-world'
import { World, type WorldInput } from './world-schema'

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
    [{ boxes: { b: { name: 'B', ticketPicture: 'x.svg', price: 2, collections: ['c'] } } }, 'boxes.b.price: '],
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
    const world = (await copyEntities(url, [main]))._unsafeUnwrap()
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
    const world = (await copyEntities(url, [source.addressOf('ann')]))._unsafeUnwrap()
    const [stones] = Object.values(world.collections ?? {})
    expect(stones?.items).toHaveLength(230)
    expect(Object.keys(world.accounts?.['copied-1']?.metadata ?? {})).toHaveLength(110)
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
