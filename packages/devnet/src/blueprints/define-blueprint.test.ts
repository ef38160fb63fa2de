import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Amount, times, ZERO } from '@lootboxes/ledger'
import { expect, expectTypeOf, onTestFinished, test } from 'vitest'
import { createDevnet } from '../create-devnet'
import { devKeys } from '../keys'
import { testWallet } from '../testing/test-wallet'
import {
  blueprintPackage,
  bucketAmount,
  bucketResource,
  defineBlueprint,
  fail,
  takeAmount,
  takeRest,
  types,
} from './blueprint-kit'

/** A machine that sells a token at a fixed price and counts its sales. */
const machine = defineBlueprint({
  name: 'Machine',
  state: { stock: types.vault, earnings: types.vault, price: types.decimal, sales: types.u64 },
  functions: (define) => ({
    instantiate: define([types.bucket, types.resourceAddress, types.decimal], (instantiate, goods, currency, price) => {
      instantiate((component) => {
        const stock = component.createVault(bucketResource(goods))
        component.vault(stock).put(goods)
        return { stock, earnings: component.createVault(currency), price, sales: 0 }
      })
      return undefined
    }),
  }),
  methods: (define) => ({
    sell: define([types.bucket], (component, payment) => {
      const { state } = component
      expectTypeOf(state.price).toEqualTypeOf<Amount>()
      if (bucketAmount(payment) < state.price) fail('Machine: too little')
      component.vault(state.earnings).put(takeAmount(payment, state.price))
      component.state = { ...state, sales: state.sales + 1 }
      component.emit('SaleEvent', {})
      return [component.vault(state.stock).take(times(1n as Amount, 10n ** 18n)), takeRest(payment)]
    }),
    spill: define([types.bucket], () => undefined),
    print: define([types.resourceAddress], (component, resource) => component.resource(resource).mint(ZERO)),
  }),
})

async function setup(options: { data?: string; checkpointEvery?: number } = {}) {
  const devnet = (await createDevnet({ history: false, blueprints: [machine], ...options }))._unsafeUnwrap()
  onTestFinished(() => devnet.close())
  const wallet = testWallet(devnet, devKeys(1).main)
  const { baller } = devnet.addresses
  const { xrd } = devnet.genesis.wellKnown
  const deposit = `CALL_METHOD Address("${wallet.account}") "deposit_batch" Expression("ENTIRE_WORKTOP");`
  const take = (resource: string, amount: string, name: string) =>
    `CALL_METHOD Address("${wallet.account}") "withdraw" Address("${resource}") Decimal("${amount}");
     TAKE_ALL_FROM_WORKTOP Address("${resource}") Bucket("${name}");`
  const created = await wallet.send(
    `${take(baller, '3', 'goods')}
     CALL_FUNCTION Address("${blueprintPackage('Machine', devnet.networkId)}") "Machine" "instantiate" Bucket("goods") Address("${xrd}") Decimal("2.5");`,
  )
  const component = created.affected.find((one) => one.startsWith('component_')) ?? ''
  const call = (method: string, args: string, before = '') =>
    wallet.send(`${before} CALL_METHOD Address("${component}") "${method}" ${args}; ${deposit}`)
  return { devnet, wallet, baller, xrd, component, created, take, call }
}

test('a blueprint in TypeScript holds state and vaults, and the Gateway shows them', async () => {
  const { devnet, component, xrd, baller, created, take, call } = await setup()
  expect(created).toMatchObject({ status: 'CommittedSuccess' })
  const sold = await call('sell', 'Bucket("price")', take(xrd, '4', 'price'))
  expect(sold).toMatchObject({ status: 'CommittedSuccess' })
  expect(sold.events.map(({ name }) => name)).toContain('SaleEvent')
  const { body } = await devnet.ask('/state/entity/details', { addresses: [component] })
  const [item] = Object(body).items
  expect(item.details).toMatchObject({
    type: 'Component',
    blueprint_name: 'Machine',
    package_address: blueprintPackage('Machine', devnet.networkId),
    state: {
      kind: 'Tuple',
      type_name: 'Machine',
      fields: expect.arrayContaining([{ kind: 'U64', field_name: 'sales', value: '1' }]),
    },
  })
  expect(item.fungible_resources.items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ resource_address: xrd, amount: '2.5' }),
      expect.objectContaining({ resource_address: baller, amount: '2' }),
    ]),
  )
  expect(machine.stateOf(devnet.ledger.chain.view(), component)?.sales).toBe(1)
})

test('a method checks its arguments and fails with its message, and resources judge the component as a caller', async () => {
  const { baller, xrd, take, call } = await setup()
  expect((await call('sell', 'Bucket("price")', take(xrd, '1', 'price'))).error).toContain('Machine: too little')
  expect((await call('print', `Address("${baller}")`)).error).toContain('minter of')
  expect((await call('sell', 'Decimal("1")')).error).toContain('a bucket is expected')
  expect((await call('sell', '')).error).toContain('1 arguments are expected')
})

test('a blueprint that loses a bucket is refused, and nothing is written', async () => {
  const { devnet, wallet, component, xrd, take } = await setup()
  const manifest = `${take(xrd, '1', 'b')} CALL_METHOD Address("${component}") "spill" Bucket("b");`
  const { intentId } = (await devnet.submit(await wallet.sign(manifest)))._unsafeUnwrap()
  expect(devnet.ledger.waiting(intentId)?.error).toContain('broke its own books')
})

test('a journal replays with the blueprint to the same state, and not without it', async () => {
  const data = mkdtempSync(join(tmpdir(), 'devnet-blueprint-'))
  onTestFinished(() => rmSync(data, { recursive: true }))
  const { devnet, component, xrd, take, call } = await setup({ data, checkpointEvery: 1 })
  await call('sell', 'Bucket("price")', take(xrd, '4', 'price'))
  const before = devnet.ledger.chain.view()
  await devnet.close()
  const missing = (await createDevnet({ data, history: false, checkpointEvery: 1 }))._unsafeUnwrapErr()
  expect(missing).toMatchObject({ kind: 'replay-differs', reason: 'the blueprint Machine is missing' })
  // Without its checkpoint, the ledger comes from the journal alone.
  rmSync(join(data, 'checkpoint.bin'), { force: true })
  expect((await createDevnet({ data, history: false }))._unsafeUnwrapErr().kind).toBe('replay-differs')
  const again = (await createDevnet({ data, history: false, blueprints: [machine] }))._unsafeUnwrap()
  expect(machine.stateOf(again.ledger.chain.view(), component)).toEqual(machine.stateOf(before, component))
  await again.close()
})

test('the lootbox uses nothing that other blueprints cannot use', () => {
  const own = ['lootbox', 'ticket', 'draw-seed']
  const files = readdirSync(import.meta.dirname).filter((name) => /^(lootbox|ticket)(-\w+)?\.ts$/.test(name))
  expect(files.length).toBeGreaterThan(6)
  for (const file of files) {
    const imports = [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/from '(\.[^']*)'/g)]
    for (const [, path = ''] of imports)
      expect(
        [...own, 'blueprint-kit'].some((name) => path.startsWith(`./${name}`)),
        `${file}: ${path}`,
      ).toBe(true)
  }
})
