import { amountOf, encodeAddress, xrdAddress } from '@lootboxes/ledger'
import { expect, test } from 'vitest'
import { presets, publicNetwork } from '../../lootboxes.config'
import { listEnvLootbox, parseEnvLootbox } from './env-lootbox'

const STOKENET = 2
const tail = new Uint8Array(29).fill(7)
const component = encodeAddress({ entityByte: 0xc0, networkId: STOKENET, tail })
const ticket = encodeAddress({ entityByte: 0x9a, networkId: STOKENET, tail })
const given = { component, ticket, price: '2.5', title: 'Hug the Eco System' }
const read = (own: object = {}) => parseEnvLootbox(JSON.stringify({ ...given, ...own }), STOKENET)

test('a box of the network, from one variable', () => {
  expect(read()).toEqual({
    component,
    ticket,
    token: xrdAddress(STOKENET),
    tokenSymbol: undefined,
    price: 2_500_000_000_000_000_000n,
    title: 'Hug the Eco System',
    clubToken: undefined,
  })
})

const literals = {
  name: 'Hug the Eco System',
  title: 'Hug the Eco System - SOLD OUT',
  bigImage: '/boxes/hug.svg',
  userImage: '/boxes/hug-small.svg',
  tokenIconUrl: '/icons/coin.svg',
  price: amountOf(2),
  componentAddress: component,
  ticketAddress: ticket,
  tokenAddress: xrdAddress(STOKENET),
}
const fromFile = publicNetwork({ networkId: STOKENET, explorerUrl: '', addresses: { component, ticket } })
const fromVariable = listEnvLootbox(presets.stokenet, parseEnvLootbox(JSON.stringify({ component, ticket }), STOKENET))

test.each([
  ['lootboxes.config.ts', fromFile],
  ['the variable LOOTBOX', fromVariable],
])('(spec L19, L44) the addresses in %s put the sold-out entry at /, with its literals', (_, preset) => {
  expect(preset.lootbox.lootboxes).toMatchObject([literals])
  expect(preset.defaultBox).toBe(component)
  expect(preset.tokenSymbol).toBe('XRD')
})

test.each([presets.stokenet, presets.mainnet])(
  '(spec L44) without addresses a public network sells nothing',
  (preset) => expect([preset.lootbox.lootboxes, preset.defaultBox]).toEqual([[], undefined]),
)

test('(spec L44) a token other than the native one is shown under its own symbol', () => {
  const token = encodeAddress({ entityByte: 0x5d, networkId: STOKENET, tail })
  const preset = listEnvLootbox(presets.stokenet, read({ token, tokenSymbol: 'HUG' }))
  expect(preset.lootbox.lootboxes[0]?.tokenAddress).toBe(token)
  expect(preset.tokenSymbol).toBe('HUG')
  expect(() => read({ token })).toThrow('LOOTBOX.tokenSymbol')
})

test.each([
  ['LOOTBOX.component', { component: `${component.slice(0, -1)}${component.endsWith('q') ? 'p' : 'q'}` }],
  ['LOOTBOX.component', { component: ticket }],
  ['LOOTBOX.component', { component: encodeAddress({ entityByte: 0xc0, networkId: 1, tail }) }],
  ['LOOTBOX.ticket', { ticket: 'resource_tdx_2_1nope' }],
  ['LOOTBOX.ticket', { ticket: undefined }],
  ['LOOTBOX.price', { price: '1e3' }],
  ['LOOTBOX.price', { price: '0' }],
  ['LOOTBOX.token', { token: xrdAddress(1) }],
  ['LOOTBOX.clubToken', { clubToken: xrdAddress(1) }],
  ['LOOTBOX', { conponent: component }],
])('%s stops the boot by name: %j', (name, own) => expect(() => read(own)).toThrow(name))

test('what is no JSON stops the boot by name', () =>
  expect(() => parseEnvLootbox('component_…', STOKENET)).toThrow('LOOTBOX: is not JSON'))

test('it becomes the box at / of an empty preset, and the club gets its token', () => {
  const clubToken = encodeAddress({ entityByte: 0x5d, networkId: STOKENET, tail })
  const preset = listEnvLootbox(presets.stokenet, read({ clubToken }))
  expect(preset.defaultBox).toBe(component)
  expect(preset.lootbox.lootboxes).toMatchObject([
    { componentAddress: component, ticketAddress: ticket, tokenAddress: xrdAddress(STOKENET), title: given.title },
  ])
  expect(preset.lootbox.product.tokenAddress).toBe(clubToken)
})

test('nothing given changes nothing', () => expect(listEnvLootbox(presets.devnet, undefined)).toBe(presets.devnet))
