import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Amount, amountOf } from '@lootboxes/ledger'
import { expect, expectTypeOf, onTestFinished, test } from 'vitest'
import { createDevnet } from '../create-devnet'
import { devKeys } from '../keys'
import { testWallet } from '../testing/test-wallet'
import { blueprintPackage, defineBlueprint, requireBadge, types } from './blueprint-kit'

const phase = types.enum('Phase', { Open: {}, Closed: { reason: types.text, at: types.i64 } })
const card = types.struct('Card', { holder: types.address, rank: types.option(types.u8) })

/** A guild with a token and a collection of its own, an owner who holds a badge, and payments to other accounts. */
const guild = defineBlueprint({
  name: 'Guild',
  state: {
    token: types.resourceAddress,
    cards: types.resourceAddress,
    joined: types.map(types.address, types.u64),
    phase,
    motto: types.option(types.text),
    total: types.u128,
  },
  restricted: { close: 'owner', praise: 'herald' },
  functions: (define) => ({
    instantiate: define([types.resourceAddress], (instantiate, badge) => {
      instantiate(
        (component) => ({
          token: component.createToken({
            divisibility: 2,
            metadata: { symbol: 'GLD' },
            roles: { minter: component.rule, burner: component.rule },
          }),
          cards: component.createCollection({ idType: 'Integer', data: card, roles: { minter: component.rule } }),
          joined: new Map(),
          phase: { variant: 'Open' },
          motto: undefined,
          total: 0n,
        }),
        { owner: requireBadge(badge), roles: { herald: 'DenyAll' }, metadata: { name: 'The guild' } },
      )
      return undefined
    }),
  }),
  methods: (define) => ({
    join: define([types.address, types.option(types.text)], (component, member, motto) => {
      const { state } = component
      expectTypeOf(state.phase).toEqualTypeOf<
        { readonly variant: 'Open' } | { readonly variant: 'Closed'; readonly reason: string; readonly at: bigint }
      >()
      expectTypeOf(state.joined).toEqualTypeOf<ReadonlyMap<string, number>>()
      const total = state.total + 1n
      component.state = {
        ...state,
        motto: motto ?? state.motto,
        total,
        joined: new Map([...state.joined, [member, Number(total)]]),
      }
      const data = new Map([[`#${total}#`, card.write({ holder: member, rank: undefined })]])
      return [component.resource(state.token).mint(amountOf(5)), component.resource(state.cards).mintNonFungibles(data)]
    }),
    close: define([phase], (component, next) => {
      component.state = { ...component.state, phase: next }
      return undefined
    }),
    praise: define([], () => undefined),
    pay: define([types.address, types.bucket], (component, to, bucket) => {
      const none = { kind: 'Enum', variant: 0, fields: [] } as const
      return component.call(to, 'try_deposit_or_abort', [{ kind: 'Bucket', bucket }, none])
    }),
    print: define([types.decimal], (component, amount) => component.resource(component.state.token).mint(amount)),
    again: define([types.address, types.address], (component, via, back) =>
      component.call(via, 'again', [
        { kind: 'Address', value: back },
        { kind: 'Address', value: via },
      ]),
    ),
    order: define([types.map(types.text, types.decimal)], (component, prices) => {
      expectTypeOf(prices).toEqualTypeOf<ReadonlyMap<string, Amount>>()
      component.emit('OrderEvent', { prices: types.map(types.text, types.decimal).write(prices) })
      return undefined
    }),
  }),
  events: { OrderEvent: { prices: types.map(types.text, types.decimal) } },
})

async function setup(data?: string) {
  const devnet = (await createDevnet({ history: false, blueprints: [guild], data }))._unsafeUnwrap()
  onTestFinished(() => devnet.close())
  const wallet = testWallet(devnet, devKeys(1).main)
  const { baller } = devnet.addresses
  const instantiate = async (): Promise<string> => {
    const created = await wallet.send(
      `CALL_FUNCTION Address("${blueprintPackage('Guild', devnet.networkId)}") "Guild" "instantiate" Address("${baller}");`,
    )
    expect(created).toMatchObject({ status: 'CommittedSuccess', error: undefined })
    return created.affected.find((one) => one.startsWith('component_')) ?? ''
  }
  const component = await instantiate()
  const call = (method: string, args = '', before = '') =>
    wallet.send(
      `${before} CALL_METHOD Address("${component}") "${method}" ${args};
       CALL_METHOD Address("${wallet.account}") "deposit_batch" Expression("ENTIRE_WORKTOP");`,
    )
  const proof = `CALL_METHOD Address("${wallet.account}") "create_proof_of_amount" Address("${baller}") Decimal("1");`
  const state = () => guild.stateOf(devnet.ledger.chain.view(), component)
  const join = (motto = 'Enum<0u8>()') => call('join', `Address("${wallet.account}") ${motto}`)
  return { devnet, wallet, component, instantiate, call, join, proof, state }
}

test('a component creates resources that only it can mint, and keeps maps, options, enums and large numbers', async () => {
  const { devnet, wallet, component, join, state } = await setup()
  expect(await join()).toMatchObject({ status: 'CommittedSuccess' })
  expect(await join('Enum<1u8>("Onward")')).toMatchObject({ status: 'CommittedSuccess' })
  expect(state()).toMatchObject({ total: 2n, motto: 'Onward', phase: { variant: 'Open' } })
  expect(state()?.joined).toEqual(new Map([[wallet.account, 2]]))
  const { token = '', cards = '' } = state() ?? {}
  const { body } = await devnet.ask('/state/entity/details', { addresses: [component, token, cards] })
  const [guildItem, tokenItem, cardsItem] = [component, token, cards].map((address) =>
    Object(body).items.find((one: { address: string }) => one.address === address),
  )
  const fields = Object.fromEntries(
    guildItem.details.state.fields.map((one: { field_name: string }) => [one.field_name, one]),
  )
  expect(fields).toMatchObject({
    motto: { kind: 'Enum', variant_id: '1', variant_name: 'Some', fields: [{ kind: 'String', value: 'Onward' }] },
    phase: { kind: 'Enum', type_name: 'Phase', variant_name: 'Open', fields: [] },
    joined: { kind: 'Map', key_kind: 'Reference', value_kind: 'U64', entries: [{ value: { value: '2' } }] },
    total: { kind: 'U128', value: '2' },
  })
  expect(JSON.stringify(guildItem.metadata)).toContain('The guild')
  expect(tokenItem.details).toMatchObject({ type: 'FungibleResource', divisibility: 2, total_supply: '10' })
  expect(JSON.stringify(tokenItem.metadata)).toContain('GLD')
  expect(cardsItem.details).toMatchObject({ non_fungible_id_type: 'Integer', total_supply: '2' })
  const data = await devnet.ask('/state/non-fungible/data', { resource_address: cards, non_fungible_ids: ['#2#'] })
  expect(JSON.stringify(data.body)).toContain(wallet.account)
  const stolen = await wallet.send(
    `CALL_METHOD Address("${token}") "mint" Decimal("1");
     CALL_METHOD Address("${wallet.account}") "deposit_batch" Expression("ENTIRE_WORKTOP");`,
  )
  expect(stolen.error).toContain(`minter of ${token}`)
})

test('a restricted method needs its role; the owner proves a badge', async () => {
  const { call, proof, state } = await setup()
  const closed = 'Enum<1u8>("Full", 7i64)'
  expect((await call('close', closed)).error).toContain('Unauthorized')
  expect(await call('close', closed, proof)).toMatchObject({ status: 'CommittedSuccess' })
  expect(state()?.phase).toEqual({ variant: 'Closed', reason: 'Full', at: 7n })
  expect((await call('praise', '', proof)).error).toContain('herald of')
  expect((await call('close', 'Enum<2u8>()', proof)).error).toContain('Phase has no variant 2')
  expect((await call('close', 'Enum<1u8>("Full")', proof)).error).toContain('TypeCheckError')
})

test('a component calls another entity, and none that waits for it', async () => {
  const { devnet, wallet, call, instantiate, component } = await setup()
  const club = devnet.addressOf('club')
  const { xrd } = devnet.genesis.wellKnown
  const take = `CALL_METHOD Address("${wallet.account}") "withdraw" Address("${xrd}") Decimal("3");
    TAKE_ALL_FROM_WORKTOP Address("${xrd}") Bucket("b");`
  const paid = await call('pay', `Address("${club}") Bucket("b")`, take)
  expect(paid).toMatchObject({ status: 'CommittedSuccess', affected: expect.arrayContaining([club]) })
  expect((await call('pay', `Address("${component}") Bucket("b")`, take)).error).toContain('FnNotFound')
  const other = await instantiate()
  const again = (via: string, back: string) => call('again', `Address("${via}") Address("${back}")`)
  expect((await again(component, other)).error).toContain(`${component} waits for this call`)
  expect((await again(other, component)).error).toContain(`${component} waits for this call`)
  expect((await call('print', 'Decimal("0.001")')).error).toContain('InvalidAmount')
})

test('maps are arguments and parts of events, and the schema of the blueprint names them', async () => {
  const { devnet, call } = await setup()
  const ordered = await call('order', 'Map<String, Decimal>("bow" => Decimal("2"), "axe" => Decimal("1.5"))')
  expect(ordered.events.find(({ name }) => name === 'OrderEvent')?.data.fields[0]).toMatchObject({
    entries: [{ key: { value: 'bow' }, value: { value: '2' } }, { key: { value: 'axe' } }],
  })
  const packageAddress = blueprintPackage('Guild', devnet.networkId)
  const { body } = await devnet.ask('/state/entity/page/schemas', { address: packageAddress })
  expect(Object(body).items[0]?.schema_hex).toMatch(/^5c/)
})

test('a journal replays components with created resources to the same state', async () => {
  const data = mkdtempSync(join(tmpdir(), 'devnet-guild-'))
  onTestFinished(() => rmSync(data, { recursive: true }))
  const first = await setup(data)
  await first.join()
  const hash = first.devnet.controls.stateHash()
  await first.devnet.close()
  const again = (await createDevnet({ data, history: false, blueprints: [guild] }))._unsafeUnwrap()
  expect(again.controls.stateHash()).toBe(hash)
  await again.close()
})

test('a restriction of an unknown method is an error of the definition', () => {
  expect(() =>
    defineBlueprint({ name: 'Odd', state: {}, restricted: { close: 'owner' }, methods: () => ({}) }),
  ).toThrow('Odd restricts close')
})
