import { expect, test } from 'vitest'
import { networkSuffix } from './network-suffix'
import { networkIdByName, networkIdOfSuffix, networkName, networks } from './networks'

test('lists every network with its suffix (spec L134)', () => {
  expect(networks.map(({ id, name, suffix }) => `${id} ${name} ${suffix}`)).toEqual([
    '1 Mainnet rdx',
    '2 Stokenet tdx_2_',
    '10 Alphanet tdx_a_',
    '11 Betanet tdx_b_',
    '12 Kisharnet tdx_c_',
    '13 Ansharnet tdx_d_',
    '14 Zabanet tdx_e_',
    '32 Gilganet tdx_20_',
    '33 Enkinet tdx_21_',
    '34 Hammunet tdx_22_',
    '35 Nergalnet tdx_23_',
    '36 Mardunet tdx_24_',
    '37 Dumunet tdx_25_',
    '240 LocalNet loc',
    '241 InternalTestNet test',
    '242 Simulator sim',
  ])
})

test('networks 12, 13 and 14 have two names; the id maps to the first (spec L134; trap T41)', () => {
  expect([networkIdByName.Kisharnet, networkIdByName.RCnetV1]).toEqual([12, 12])
  expect([networkIdByName.Ansharnet, networkIdByName.RCnetV2]).toEqual([13, 13])
  expect([networkIdByName.Zabanet, networkIdByName.RCnetV3]).toEqual([14, 14])
  expect(networkName(12)).toBe('Kisharnet')
  expect(Object.keys(networkIdByName)).toHaveLength(19)
})

test('an unlisted id has a suffix but no name', () => {
  expect(networkName(99)).toBeUndefined()
  expect(networkSuffix(99)).toBe('tdx_63_')
})

test('the suffix of every id from 1 to 255 maps back to the id', () => {
  for (let id = 1; id <= 255; id += 1) expect(networkIdOfSuffix(networkSuffix(id))).toBe(id)
})

test.each(['', 'tdx_1_', 'tdx_f0_', 'tdx_02_', 'tdx_0_', 'tdx_2', 'rdx_', 'loc1', 'tdx_100_', 'TDX_2_'])(
  'no network has the suffix %j',
  (suffix) => {
    expect(networkIdOfSuffix(suffix)).toBeUndefined()
  },
)
