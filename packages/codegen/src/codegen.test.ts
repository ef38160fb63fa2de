import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createDevnet, type Devnet, devKeys, signTransaction } from '@lootboxes/devnet'
import { createGateway, type Gateway } from '@lootboxes/gateway'
import { accountAddressFromPublicKey, amountOf, xrdAddress } from '@lootboxes/ledger'
import {
  bucket,
  callMethod,
  depositAll,
  emptyManifest,
  finishManifest,
  pipe,
  renderManifest,
  takeFromWorktop,
  withdraw,
} from '@lootboxes/manifest'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { everyTypeBlueprint, everyTypeSchema } from './every-type.fixture'
import { lootbox, lootboxEvents, lootboxState } from './fixtures/lootbox.generated'
import { readBlueprints, writeBlueprint } from './index'
import { parseSchema } from './parse-schema'
import type { SchemaType, TypeRef } from './schema'

const generated = (name: string) => readFileSync(new URL(`./fixtures/${name}.generated.ts`, import.meta.url), 'utf8')

describe('a component of a devnet', () => {
  let devnet: Devnet
  let gateway: Gateway
  let baseUrl: string
  beforeAll(async () => {
    devnet = (await createDevnet({ history: false }))._unsafeUnwrap()
    baseUrl = (await devnet.listen({ port: 0 }))._unsafeUnwrap()
    gateway = createGateway({ baseUrl, applicationName: 'Test' })
  })
  afterAll(() => devnet.close())

  const state = async () => {
    const { items } = (await gateway.getEntityDetails({ addresses: [devnet.addresses.hugOpen] }))._unsafeUnwrap()
    const details = items[0]?.details
    return lootboxState.parse(details?.type === 'Component' ? details.state : undefined)
  }

  test('its blueprint becomes the committed file, by the component and by its package', async () => {
    for (const address of [devnet.addresses.hugOpen, devnet.addresses.lootboxPackage]) {
      const blueprints = (await readBlueprints({ address, baseUrl }))._unsafeUnwrap()
      expect(blueprints.map(writeBlueprint)).toEqual([generated('lootbox')])
    }
  })

  test('the calls of the file commit, and its readers read the state before and after, and the events', async () => {
    const { networkId, addresses } = devnet
    const key = devKeys(devnet.seed).main
    const account = accountAddressFromPublicKey(key.publicKey, networkId)
    const box = lootbox(addresses.hugOpen)
    const before = await state()
    const payment = { resource: xrdAddress(networkId), amount: before.price }
    const manifest = finishManifest(
      pipe(
        emptyManifest(networkId),
        (draft) => withdraw(draft, { account, ...payment }),
        (draft) => takeFromWorktop(draft, { ...payment, bucket: 'payment' }),
        (draft) => callMethod(draft, box.buyLootBoxTicket(bucket('payment'))),
        (draft) => depositAll(draft, { account }),
      ),
    )._unsafeUnwrap()
    const { ledger_state } = (await gateway.getConstruction())._unsafeUnwrap()
    const hex = await signTransaction({
      manifest: `CALL_METHOD Address("${account}") "lock_fee" Decimal("10");\n${renderManifest(manifest)}`,
      networkId,
      startEpoch: ledger_state.epoch,
      endEpoch: ledger_state.epoch + 10,
      nonce: 1,
      signers: [key.privateKey],
      notary: key.privateKey,
    })
    const { intentId } = (await devnet.submit(hex))._unsafeUnwrap()
    await devnet.idle()
    const opt_ins = { detailed_events: true }
    const { transaction } = (await gateway.getCommittedDetails({ intent_hash: intentId, opt_ins }))._unsafeUnwrap()
    const events = transaction.receipt?.detailed_events ?? []
    const bought = events.find(({ identifier }) => identifier.event === 'TicketsBoughtEvent')
    expect(lootboxEvents.TicketsBoughtEvent.parse(bought?.payload.programmatic_json)).toEqual({
      tickets: [`#${before.ticketsSold + 1n}#`],
      paid: amountOf(2),
    })
    expect(await state()).toEqual({ ...before, ticketsSold: before.ticketsSold + 1n })
  })

  test('a signal ends the wait for a Gateway that never answers, and the error has the cause', async () => {
    const silent = createServer().listen(0)
    await once(silent, 'listening')
    try {
      const silentUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
      const stop = new AbortController()
      silent.once('request', () => stop.abort(new Error('stopped by the test')))
      const read = readBlueprints({ address: devnet.addresses.hugOpen, baseUrl: silentUrl, signal: stop.signal })
      expect((await read)._unsafeUnwrapErr()).toEqual({
        kind: 'gateway',
        message: `${silentUrl} did not answer: stopped by the test`,
      })
    } finally {
      silent.closeAllConnections()
      silent.close()
    }
  })

  test('the status of a Gateway that refuses is in the error', async () => {
    const busy = createServer((_, response) => response.writeHead(503).end()).listen(0)
    await once(busy, 'listening')
    try {
      const busyUrl = `http://127.0.0.1:${(busy.address() as AddressInfo).port}`
      const error = (await readBlueprints({ address: devnet.addresses.hugOpen, baseUrl: busyUrl }))._unsafeUnwrapErr()
      expect(error).toEqual({ kind: 'gateway', message: `${busyUrl} did not answer: status 503` })
    } finally {
      busy.close()
    }
  })

  test('an error names what is missing', async () => {
    const errorOf = async (address: string) => (await readBlueprints({ address, baseUrl }))._unsafeUnwrapErr()
    expect(await errorOf('component_rdx1nothing')).toMatchObject({ kind: 'bad-address' })
    const mistyped = devnet.addresses.hugOpen.replace(/.$/, (last) => (last === 'q' ? 'p' : 'q'))
    expect((await errorOf(mistyped)).message).toContain('typing error')
    expect(await errorOf(devnet.addresses.baller)).toMatchObject({ kind: 'not-found' })
    expect(await errorOf(devnet.genesis.wellKnown.faucet)).toMatchObject({
      kind: 'unreadable',
      message: expect.stringContaining('no types of the blueprint Faucet'),
    })
    const closed = await readBlueprints({ address: devnet.addresses.hugOpen, baseUrl: 'http://127.0.0.1:1' })
    expect(closed._unsafeUnwrapErr()).toMatchObject({ kind: 'gateway' })
    expect((await readBlueprints({ address: devnet.addresses.hugOpen }))._unsafeUnwrapErr()).toMatchObject({
      kind: 'no-gateway',
    })
  })
})

test('every kind of type, as the engine toolkit encodes it', async () => {
  const written = writeBlueprint(await everyTypeBlueprint())
  expect(written).not.toMatch(/^\s*throw/m)
  expect(written).toBe(generated('every-type'))
})

test('types with the name of a JavaScript word or of an import have another name in the file', () => {
  const tuple = (name: string, ...fields: readonly [string, TypeRef][]): SchemaType => ({
    name,
    kind: 'Tuple',
    fields: fields.map(([field, type]) => ({ name: field, type })),
  })
  const types = [
    tuple('Default', ['sold', { wellKnown: 11 }]),
    tuple('Sbor', ['class', { local: 0 }]),
    tuple('Package', ['default', { local: 0 }], ['sbor', { local: 1 }]),
  ]
  const written = writeBlueprint({
    name: 'Package',
    packageAddress: 'package_loc1',
    schemas: new Map([['hash', types]]),
    state: { schema: 'hash', ref: { local: 2 } },
    methods: [],
    events: [],
  })
  expect(written.match(/(?<=^export const )\w+/gm)).toEqual(['package_', 'default_', 'sbor_', 'packageState'])
  expect(written).toContain('  default: default_,\n  sbor: sbor_,\n')
})

test('bytes that are no schema are an error', async () => {
  const bytes = await everyTypeSchema()
  expect(parseSchema(bytes).isOk()).toBe(true)
  for (let length = 0; length < bytes.length; length++)
    expect(parseSchema(bytes.subarray(0, length)).isErr(), `${length} bytes`).toBe(true)
  expect(parseSchema(Uint8Array.of(0x5c, 0x22, 1, 0)).isErr()).toBe(true)
})
