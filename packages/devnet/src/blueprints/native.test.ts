import { bytesToHex } from '@noble/hashes/utils.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { createDevnet, type Devnet } from '../create-devnet'
import { addressBytes } from '../engine/address-text'
import { nativeAddresses } from '../engine/native-addresses'
import { poolPrice } from '../explorer/pool-price'
import { devKeys } from '../keys'
import { placeKey } from '../store/families'
import { allowAll, denyAll, requires } from '../testing/ruled-collection'
import { testWallet } from '../testing/test-wallet'

const native = nativeAddresses(240)
const none = 'Enum<0u8>()'
const noMetadata = 'Tuple(Map<String, Tuple>(), Map<String, Enum>())'
const pair = (rule: string, updater = none) =>
  `Enum<1u8>(Tuple(Enum<1u8>(${rule}), ${updater === none ? none : `Enum<1u8>(${updater})`}))`

let devnet: Devnet
let wallet: ReturnType<typeof testWallet>
let other: ReturnType<typeof testWallet>
let xrd: string
let badge: string

beforeAll(async () => {
  devnet = (await createDevnet({ history: false }))._unsafeUnwrap()
  wallet = testWallet(devnet, devKeys(1).main)
  other = testWallet(devnet, devKeys(1).club)
  xrd = devnet.genesis.wellKnown.xrd
  badge = await newToken({ supply: '5', divisibility: 0 })
  return () => devnet.close()
}, 60_000)

const depositAll = () => `CALL_METHOD Address("${wallet.account}") "deposit_batch" Expression("ENTIRE_WORKTOP");`
const send = async (manifest: string, by = wallet) => {
  const { status, error } = await by.send(manifest)
  return [status, error]
}
const success = ['CommittedSuccess', undefined]
const fails = (text: string) => ['CommittedFailure', expect.stringContaining(text)]
const prove = (resource: string, amount = '1', account: string = wallet.account) =>
  `CALL_METHOD Address("${account}") "create_proof_of_amount" Address("${resource}") Decimal("${amount}");`
const withdraw = (resource: string, amount: string) =>
  `CALL_METHOD Address("${wallet.account}") "withdraw" Address("${resource}") Decimal("${amount}");`
const take = (resource: string, name: string) => `TAKE_ALL_FROM_WORKTOP Address("${resource}") Bucket("${name}");`

type TokenOptions = {
  supply: string
  divisibility?: number
  owner?: string
  roles?: readonly string[]
  metadata?: string
}

/** Creates a token. Roles: minter, burner, freezer, recaller, withdrawer, depositor. */
async function newToken({ supply, divisibility = 18, owner = none, roles = [], metadata = noMetadata }: TokenOptions) {
  const rules = Array.from({ length: 6 }, (_, at) => roles[at] ?? none)
  const record = await wallet.send(
    `CREATE_FUNGIBLE_RESOURCE_WITH_INITIAL_SUPPLY ${owner} true ${divisibility}u8 Decimal("${supply}")
       Tuple(${rules.join(', ')}) ${metadata} ${none}; ${depositAll()}`,
  )
  expect(record).toMatchObject({ status: 'CommittedSuccess' })
  return record.balanceChanges.fungible.find(({ resource }) => resource !== xrd)?.resource ?? ''
}

const detailsOf = async (address: string) => {
  const { body } = await devnet.ask('/state/entity/details', { addresses: [address] })
  return Object(body).items[0]
}

describe('collections', () => {
  /** Creates an empty collection with the given types and their names. */
  const create = (types: string, names: string) =>
    send(`CREATE_NON_FUNGIBLE_RESOURCE ${none} Enum<1u8>() true
      Enum<0u8>(Enum<0u8>(Tuple(Array<Enum>(${types}), Array<Tuple>(${names}), Array<Enum>())), Enum<1u8>(0u64), Array<String>())
      Tuple(${Array.from({ length: 7 }, () => none).join(', ')}) ${noMetadata} ${none};`)
  const two = 'Enum<14u8>(Array<Enum>(Enum<0u8>(12u8), Enum<0u8>(12u8)))'
  const named = (...fields: string[]) =>
    `Tuple(Enum<1u8>("Item"), Enum<1u8>(Enum<0u8>(Array<String>(${fields.map((one) => `"${one}"`).join(', ')}))))`
  const refused = (reason: string) => fails(`InvalidNonFungibleSchema(SchemaValidationError(${reason}`)

  test('have fields with names that the engine accepts, each once', async () => {
    expect(await create(two, named('name', 'color'))).toEqual(success)
    expect(await create(two, named('name', 'name'))).toEqual(refused('TypeMetadataContainedDuplicateFieldNames'))
    expect(await create(two, named('name'))).toEqual(refused('TypeMetadataFieldNameCountDoesNotMatchFieldCount'))
    expect(await create(two, named('name', 'fur color'))).toEqual(refused('InvalidIdentName'))
    expect(await create(two, '')).toEqual(refused('MetadataLengthMismatch'))
  })

  test('have variants with names, each once', async () => {
    const withEnum =
      'Enum<14u8>(Array<Enum>(Enum<1u8>(1u64))), Enum<15u8>(Map<U8, Array>(0u8 => Array<Enum>(), 1u8 => Array<Enum>()))'
    const variants = (...names: string[]) =>
      `${named('kind')}, Tuple(Enum<1u8>("Kind"), Enum<1u8>(Enum<1u8>(Map<U8, Tuple>(${names
        .map((name, at) => `${at}u8 => Tuple(Enum<1u8>("${name}"), Enum<0u8>())`)
        .join(', ')}))))`
    expect(await create(withEnum, variants('Cat', 'Dog'))).toEqual(success)
    expect(await create(withEnum, variants('Cat', 'Cat'))).toEqual(
      refused('TypeMetadataContainedDuplicateEnumVariantNames'),
    )
    expect(await create(withEnum, variants('Cat'))).toEqual(refused('TypeMetadataContainedWrongNumberOfVariants'))
  })
})

describe('tokens', () => {
  test('mint by rule: n of m badges', async () => {
    const second = await newToken({ supply: '1', divisibility: 0 })
    const third = await newToken({ supply: '1', divisibility: 0 })
    const of = (address: string) => `Enum<1u8>(Address("${address}"))`
    const twoOfThree = `Enum<2u8>(Enum<0u8>(Enum<2u8>(2u8, Array<Enum>(${of(badge)}, ${of(second)}, ${of(third)}))))`
    const token = await newToken({ supply: '1', roles: [pair(twoOfThree)] })
    const mint = `MINT_FUNGIBLE Address("${token}") Decimal("2"); ${depositAll()}`
    expect(await send(`${prove(badge)} ${mint}`)).toEqual(fails(`Unauthorized)): minter of ${token}`))
    expect(await send(`${prove(badge)} ${prove(third)} ${mint}`)).toEqual(success)
    expect((await detailsOf(token)).details).toMatchObject({ total_supply: '3', divisibility: 18 })
  })

  test('have amounts of their divisibility', async () => {
    const token = await newToken({ supply: '1.5', divisibility: 1 })
    expect(await send(`${withdraw(token, '0.05')} ${depositAll()}`)).toEqual(fails('InvalidAmount'))
    expect(await send(`${withdraw(token, '0.5')} ${depositAll()}`)).toEqual(success)
  })

  test('mint at most 2^152 attos at once', async () => {
    const token = await newToken({ supply: '1', roles: [pair(allowAll)] })
    const mint = (amount: string) => send(`MINT_FUNGIBLE Address("${token}") Decimal("${amount}"); ${depositAll()}`)
    const limit = '5708990770823839524233143877.797980545530986496'
    expect(await mint(limit.replace(/6$/, '7'))).toEqual(fails('FungibleResourceManagerError(MaxMintAmountExceeded)'))
    expect(await mint(limit)).toEqual(success)
  })

  test('freeze, recall and burn by rule; the owner may change a role', async () => {
    const token = await newToken({
      supply: '10',
      owner: `Enum<2u8>(${requires(badge)})`,
      roles: [none, pair(allowAll), pair(requires(badge)), pair(requires(badge), requires(badge))],
    })
    const vault = devnet.ledger.chain.view().get('vaultOf', `${wallet.account}\n${token}`) ?? ''
    expect(await send(`FREEZE_VAULT Address("${vault}") Tuple(1u32);`)).toEqual(fails('freezer'))
    expect(await send(`${prove(badge)} FREEZE_VAULT Address("${vault}") Tuple(1u32);`)).toEqual(success)
    expect(await send(`${withdraw(token, '1')} ${depositAll()}`)).toEqual(fails('VaultIsFrozen'))
    expect(
      await send(`${prove(badge)} UNFREEZE_VAULT Address("${vault}") Tuple(1u32);
        RECALL_FROM_VAULT Address("${vault}") Decimal("2"); ${take(token, 'b')} BURN_RESOURCE Bucket("b");`),
    ).toEqual(success)
    const closed = `SET_ROLE Address("${token}") Enum<0u8>() "recaller" ${denyAll};`
    expect(await send(closed)).toEqual(fails('recaller_updater'))
    expect(await send(`${prove(badge)} ${closed}`)).toEqual(success)
    expect(await send(`${prove(badge)} RECALL_FROM_VAULT Address("${vault}") Decimal("1"); ${depositAll()}`)).toEqual(
      fails('recaller'),
    )
    expect((await detailsOf(token)).details).toMatchObject({ total_supply: '8' })
  })

  test('set, lock and remove metadata; hand over and lock the owner', async () => {
    const token = await newToken({ supply: '1', owner: `Enum<2u8>(${requires(badge)})` })
    const name = (value: string) => `SET_METADATA Address("${token}") "name" Enum<Metadata::String>("${value}");`
    expect(await send(name('First'))).toEqual(fails('metadata_setter'))
    expect(
      await send(`${prove(badge)} ${name('First')} ${name('Second')} LOCK_METADATA Address("${token}") "name";`),
    ).toEqual(success)
    expect(await send(`${prove(badge)} ${name('Third')}`)).toEqual(fails('KeyValueEntryLocked'))
    expect(
      await send(`${prove(badge)} SET_METADATA Address("${token}") "level" Enum<Metadata::U32>(7u32);
        REMOVE_METADATA Address("${token}") "level";
        SET_METADATA Address("${token}") "tags" Enum<Metadata::StringArray>(Array<String>("a", "b"));`),
    ).toEqual(success)
    const { metadata, details } = await detailsOf(token)
    expect(metadata.items.map(({ key, is_locked }: { key: string; is_locked: boolean }) => [key, is_locked])).toEqual([
      ['tags', false],
      ['name', true],
    ])
    expect(details.role_assignments.owner).toMatchObject({ updater: 'Owner', rule: { type: 'Protected' } })
    expect(await send(`${prove(badge)} LOCK_OWNER_ROLE Address("${token}");`)).toEqual(success)
    expect(await send(`${prove(badge)} SET_OWNER_ROLE Address("${token}") ${denyAll};`)).toEqual(fails('owner'))
  })

  test('get an address that the manifest reserved', async () => {
    const record = await wallet.send(
      `ALLOCATE_GLOBAL_ADDRESS Address("${native.resourcePackage}") "FungibleResourceManager" AddressReservation("r") NamedAddress("token");
       CREATE_FUNGIBLE_RESOURCE ${none} true 18u8 Tuple(${pair(allowAll)}, ${Array(5).fill(none).join(', ')}) ${noMetadata} Enum<1u8>(AddressReservation("r"));
       CALL_METHOD NamedAddress("token") "mint" Decimal("4"); ${depositAll()}`,
    )
    expect(record).toMatchObject({ status: 'CommittedSuccess' })
  })
})

test('collections with RUIDs mint new ids, and update mutable fields', async () => {
  const schema = `Enum<0u8>(Enum<0u8>(Tuple(
    Array<Enum>(Enum<14u8>(Array<Enum>(Enum<0u8>(12u8), Enum<1u8>(1u64))), Enum<15u8>(Map<U8, Array>(0u8 => Array<Enum>(), 1u8 => Array<Enum>(Enum<0u8>(192u8))))),
    Array<Tuple>(Tuple(Enum<1u8>("Card"), Enum<1u8>(Enum<0u8>(Array<String>("name", "offer")))),
      Tuple(Enum<1u8>("Offer"), Enum<1u8>(Enum<1u8>(Map<U8, Tuple>(0u8 => Tuple(Enum<1u8>("None"), Enum<0u8>()), 1u8 => Tuple(Enum<1u8>("Price"), Enum<0u8>())))))),
    Array<Enum>(Enum<0u8>(), Enum<0u8>()))), Enum<1u8>(0u64), Array<String>("offer"))`
  const record = await wallet.send(
    `CALL_FUNCTION Address("${native.resourcePackage}") "NonFungibleResourceManager" "create_ruid_with_initial_supply"
       ${none} true ${schema} Array<Tuple>(Tuple(Tuple("Fox", Enum<0u8>())))
       Tuple(${Array(6).fill(none).join(', ')}, ${pair(allowAll)}) ${noMetadata} ${none}; ${depositAll()}`,
  )
  expect(record).toMatchObject({ status: 'CommittedSuccess' })
  const [{ resource, added } = { resource: '', added: [] }] = record.balanceChanges.nonFungible
  const [id = ''] = added
  expect(id).toMatch(/^\{[0-9a-f]{16}(-[0-9a-f]{16}){3}\}$/)
  const update = (field: string, value: string) =>
    send(
      `CALL_METHOD Address("${resource}") "update_non_fungible_data" NonFungibleLocalId("${id}") "${field}" ${value};`,
    )
  expect(await update('name', '"Owl"')).toEqual(fails('UnknownMutableFieldName'))
  expect(await update('offer', 'Enum<1u8>(Decimal("2"))')).toEqual(success)
  const { body } = await devnet.ask('/state/non-fungible/data', { resource_address: resource, non_fungible_ids: [id] })
  expect(Object(body).non_fungible_ids[0].data.programmatic_json).toMatchObject({
    type_name: 'Card',
    fields: [
      { field_name: 'name', value: 'Fox' },
      { field_name: 'offer', kind: 'Enum', variant_name: 'Price', fields: [{ kind: 'Decimal', value: '2' }] },
    ],
  })
})

describe('accounts', () => {
  const give = (method: string, badgeArgument = none) =>
    `CALL_METHOD Address("${other.account}") "withdraw" Address("${xrd}") Decimal("1"); ${take(xrd, 'b')}
     CALL_METHOD Address("${wallet.account}") "${method}" Bucket("b") ${badgeArgument};`
  const back = () => `CALL_METHOD Address("${other.account}") "deposit_batch" Expression("ENTIRE_WORKTOP");`
  const settings = (method: string, args: string) => `CALL_METHOD Address("${wallet.account}") "${method}" ${args};`

  test('follow their deposit rules, preferences and authorized depositors', async () => {
    const { baller } = devnet.addresses
    expect(await send(settings('set_default_deposit_rule', 'Enum<1u8>()'))).toEqual(success)
    expect(await send(give('try_deposit_or_abort'), other)).toEqual(fails('DepositIsDisallowed'))
    expect(await send(`${give('try_deposit_or_refund')} ${back()}`, other)).toEqual(success)
    expect(await send(settings('add_authorized_depositor', `Enum<1u8>(Address("${baller}"))`))).toEqual(success)
    const shown = `Enum<1u8>(Enum<1u8>(Address("${baller}")))`
    expect(await send(give('try_deposit_or_abort', shown), other)).toEqual(fails('shows no proof'))
    expect(await send(`${prove(baller, '1', other.account)} ${give('try_deposit_or_abort', shown)}`, other)).toEqual(
      success,
    )
    expect(await send(settings('remove_authorized_depositor', `Enum<1u8>(Address("${baller}"))`))).toEqual(success)
    expect(await send(give('try_deposit_or_abort', shown), other)).toEqual(fails('NotAnAuthorizedDepositor'))
    expect(await send(settings('set_resource_preference', `Address("${xrd}") Enum<0u8>()`))).toEqual(success)
    expect(await send(give('try_deposit_or_abort'), other)).toEqual(success)
    expect(await send(settings('remove_resource_preference', `Address("${xrd}")`))).toEqual(success)
    expect(await send(settings('set_default_deposit_rule', 'Enum<2u8>()'))).toEqual(success)
    expect(await send(give('try_deposit_or_abort'), other)).toEqual(success)
    expect((await detailsOf(wallet.account)).details.state).toEqual({ default_deposit_rule: 'AllowExisting' })
    expect(await send(settings('set_default_deposit_rule', 'Enum<0u8>()'), other)).toEqual(fails('Unauthorized'))
  })

  test('and identities are created with an owner badge', async () => {
    const record = await wallet.send(`CREATE_ACCOUNT; CREATE_IDENTITY; ${depositAll()}`)
    const created = record.affected.filter((one) => /^(account|identity)_/.test(one) && one !== wallet.account)
    expect(created).toHaveLength(2)
    const [account = ''] = created
    const owned = (proof: string) =>
      `${proof} CALL_METHOD Address("${account}") "set_default_deposit_rule" Enum<1u8>();`
    expect(await send(owned(''))).toEqual(fails('owner of'))
    expect(await send(owned(prove(native.accountOwnerBadge)))).toEqual(success)
    const id = `[${bytesToHex(addressBytes(account))}]`
    expect(devnet.ledger.chain.view().get('nonFungibleData', placeKey(native.accountOwnerBadge, id))).toMatchObject({
      type_name: 'AccountOwnerBadgeData',
      fields: [
        { field_name: 'name', value: 'Account Owner Badge' },
        { field_name: 'account', value: account },
      ],
    })
    expect(await send(`SET_METADATA Address("${wallet.account}") "name" Enum<0u8>("Mine");`)).toEqual(success)
  })
})

describe('pools', () => {
  const newPool = async (blueprint: string, resources: string) => {
    const record = await wallet.send(
      `CALL_FUNCTION Address("${native.poolPackage}") "${blueprint}" "instantiate" ${none} ${allowAll} ${resources} ${none};`,
    )
    expect(record).toMatchObject({ status: 'CommittedSuccess' })
    const pool = record.affected.find((one) => one.startsWith('pool_')) ?? ''
    return { pool, unit: (await detailsOf(pool)).details.state.pool_unit_resource_address as string }
  }

  test('of one resource pay each unit its share', async () => {
    const token = await newToken({ supply: '100' })
    const { pool, unit } = await newPool('OneResourcePool', `Address("${token}")`)
    const bring = (amount: string, method: string) =>
      `${withdraw(token, amount)} ${take(token, 'b')} CALL_METHOD Address("${pool}") "${method}" Bucket("b"); ${depositAll()}`
    expect(await send(bring('10', 'contribute'))).toEqual(success)
    expect(await send(bring('10', 'protected_deposit'))).toEqual(success)
    expect(await send(bring('10', 'contribute'))).toEqual(success)
    expect((await detailsOf(unit)).details).toMatchObject({ total_supply: '15' })
    const redeem = `${withdraw(unit, '5')} ${take(unit, 'u')} CALL_METHOD Address("${pool}") "redeem" Bucket("u");
      ASSERT_WORKTOP_CONTAINS Address("${token}") Decimal("10");`
    expect(await send(`${redeem} ${depositAll()}`)).toEqual(success)
    expect(await send(bring('1', 'redeem'))).toEqual(fails('InvalidPoolUnitResource'))
  })

  test('of two resources take contributions in the ratio of the reserves and return the rest', async () => {
    const [a, b] = [await newToken({ supply: '100' }), await newToken({ supply: '100' })]
    const { pool, unit } = await newPool('TwoResourcePool', `Tuple(Address("${a}"), Address("${b}"))`)
    const bring = (first: string, second: string) =>
      `${withdraw(a, first)} ${withdraw(b, second)} ${take(a, 'a')} ${take(b, 'b')}
       CALL_METHOD Address("${pool}") "contribute" Tuple(Bucket("b"), Bucket("a")); ${depositAll()}`
    expect(await send(bring('4', '9'))).toEqual(success)
    expect((await detailsOf(unit)).details).toMatchObject({ total_supply: '6' })
    expect(poolPrice(devnet.ledger.chain.view(), b, a)).toBe(2_250_000_000_000_000_000n)
    const second = await wallet.send(bring('4', '18'))
    expect(second.balanceChanges.fungible).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ entity: wallet.account, resource: b, change: -9n * 10n ** 18n }),
      ]),
    )
    expect((await detailsOf(unit)).details).toMatchObject({ total_supply: '12' })
  })
})

test('account lockers store, recover and hand out by rule', async () => {
  const { baller } = devnet.addresses
  const created = await wallet.send(
    `CALL_FUNCTION Address("${native.lockerPackage}") "AccountLocker" "instantiate_simple" true; ${depositAll()}`,
  )
  const locker = created.affected.find((one) => one.startsWith('locker_')) ?? ''
  const key = created.balanceChanges.fungible.find(({ resource }) => resource !== xrd)?.resource ?? ''
  const store = `${withdraw(baller, '6')} ${take(baller, 'b')}
    CALL_METHOD Address("${locker}") "store" Address("${other.account}") Bucket("b") false;`
  expect(await send(store)).toEqual(fails('storer'))
  expect(await send(`${prove(key)} ${store}`)).toEqual(success)
  const takes = (method: string) =>
    `CALL_METHOD Address("${locker}") "${method}" Address("${other.account}") Address("${baller}") Decimal("2");`
  expect(await send(`${prove(key)} ${takes('recover')} ${depositAll()}`)).toEqual(success)
  expect(await send(`${takes('claim')} ${depositAll()}`)).toEqual(fails('claim for'))
  const mine = `CALL_METHOD Address("${other.account}") "deposit_batch" Expression("ENTIRE_WORKTOP");`
  expect(await send(`${takes('claim')} ${mine}`, other)).toEqual(success)
  const { body } = await devnet.ask('/state/account-locker/page/vaults', {
    locker_address: locker,
    account_address: other.account,
  })
  expect(Object(body).items).toMatchObject([{ type: 'Fungible', resource_address: baller, amount: '2' }])
})

test.each([
  ['CREATE_ACCESS_CONTROLLER', 'AccessController::create'],
  ['CREATE_VALIDATOR', 'create_validator'],
  ['CLAIM_COMPONENT_ROYALTIES', 'ComponentRoyalty::claim_royalties'],
])('%s fails on the ledger with its name', async (instruction, name) => {
  const { faucet } = devnet.genesis.wellKnown
  const manifests: Readonly<Record<string, string>> = {
    CREATE_ACCESS_CONTROLLER: `${withdraw(badge, '1')} ${take(badge, 'b')} CREATE_ACCESS_CONTROLLER Bucket("b")
      Tuple(${denyAll}, ${denyAll}, ${denyAll}) Enum<0u8>() Enum<0u8>();`,
    CREATE_VALIDATOR: `${withdraw(xrd, '1')} ${take(xrd, 'b')} CREATE_VALIDATOR Bytes("02${'ab'.repeat(32)}") Decimal("1") Bucket("b");`,
    CLAIM_COMPONENT_ROYALTIES: `CLAIM_COMPONENT_ROYALTIES Address("${faucet}");`,
  }
  expect(await send(manifests[instruction] ?? '')).toEqual(fails(name))
})

test('a securified account obeys its owner badge instead of its key, and cannot be securified again', async () => {
  const { account, key } = testWallet(devnet, devKeys(2).main)
  const sign = async (manifest: string) => {
    const { status, error } = await wallet.send(manifest, { signers: [wallet.key, key] })
    return [status, error]
  }
  const close = `CALL_METHOD Address("${account}") "set_default_deposit_rule" Enum<1u8>();`
  const securify = `CALL_METHOD Address("${account}") "securify"; ${depositAll()}`
  expect(await sign(close)).toEqual(success)
  expect(await sign(securify)).toEqual(success)
  expect(await sign(close)).toEqual(fails(`owner of ${account}`))
  const id = `NonFungibleLocalId("[${bytesToHex(addressBytes(account))}]")`
  const proof = `CALL_METHOD Address("${wallet.account}") "create_proof_of_non_fungibles" Address("${native.accountOwnerBadge}") Array<NonFungibleLocalId>(${id});`
  expect(await sign(proof + close)).toEqual(success)
  expect(await sign(proof + securify)).toEqual(fails('securified'))
})
