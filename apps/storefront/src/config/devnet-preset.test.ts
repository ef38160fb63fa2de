import { existsSync } from 'node:fs'
import { createDevnet, genesisAddresses } from '@lootboxes/devnet'
import { createGateway } from '@lootboxes/gateway'
import { xrdAddress } from '@lootboxes/ledger'
import { createProductApi } from '@lootboxes/lootbox'
import { expect, test } from 'vitest'
import { presetOf, presets } from '../../lootboxes.config'

test('the devnet preset names what the devnet’s genesis makes', () => {
  const at = genesisAddresses(240)
  const { lootbox, dAppDefinition, defaultBox } = presets.devnet
  expect(lootbox.lootboxes.map(({ componentAddress, ticketAddress }) => [componentAddress, ticketAddress])).toEqual([
    [at.hugOpen, at.hugOpenTickets],
    [at.hugSoldOut, at.hugSoldOutTickets],
  ])
  expect(lootbox.product.tokenAddress).toBe(at.baller)
  expect(dAppDefinition).toBe(at.dappDefinition)
  // The default box can be bought (trap T5).
  expect(defaultBox).toBe(at.hugOpen)
})

test('its boxes are two prints of Hug the Eco System, and the first is the default (spec L19; trap T5)', () => {
  const { lootbox, defaultBox } = presets.devnet
  expect(lootbox.lootboxes.map(({ name, title }) => [name, title])).toEqual([
    ['Hug the Eco System, second print', 'Hug the Eco System'],
    ['Hug the Eco System, first print', 'Hug the Eco System - SOLD OUT'],
  ])
  expect(lootbox.lootboxes[0]?.componentAddress).toBe(defaultBox)
})

test.each(['hug', 'demo'] as const)('no two boxes of the world %s have one name', (devnetWorld) => {
  const names = presetOf({ network: 'devnet', devnetWorld }).lootbox.lootboxes.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('each entry is paid in the native token of the network and has the icon of a generic coin (spec L44)', () => {
  for (const { tokenAddress, tokenIconUrl } of presets.devnet.lootbox.lootboxes) {
    expect([tokenAddress, tokenIconUrl]).toEqual([xrdAddress(240), '/icons/coin.svg'])
    expect(existsSync(new URL(`../../public${tokenIconUrl}`, import.meta.url))).toBe(true)
  }
})

test('the preset of the demo world lists its six boxes: two on sale, one not yet open, three sold out', async () => {
  const devnet = (await createDevnet({ genesis: 'demo' }))._unsafeUnwrap()
  const { lootboxes } = presetOf({ network: 'devnet', devnetWorld: 'demo' }).lootbox
  const view = devnet.ledger.chain.view()
  const sales = lootboxes.map(({ id, componentAddress, ticketAddress, price, title, bigImage }) => {
    expect([componentAddress, ticketAddress]).toEqual([devnet.addressOf(id), devnet.addressOf(`${id}-tickets`)])
    expect(existsSync(new URL(`../../public${bigImage}`, import.meta.url))).toBe(true)
    const box = view.get('component', componentAddress)
    expect(box?.price).toBe(price)
    const sale = box?.ticketsSold === box?.maxTickets ? 'sold out' : box?.open === true ? 'on sale' : 'not yet open'
    expect(title.endsWith('SOLD OUT')).toBe(sale === 'sold out')
    return sale
  })
  await devnet.close()
  expect(sales.toSorted()).toEqual(['not yet open', 'on sale', 'on sale', 'sold out', 'sold out', 'sold out'])
})

test('the draws of a box are complete on a devnet that keeps one state version', async () => {
  const fairnessWith = async (keepVersions?: number) => {
    const devnet = (await createDevnet({ keepVersions, now: () => 1_800_000_000_000 }))._unsafeUnwrap()
    const baseUrl = (await devnet.listen({ port: 0 }))._unsafeUnwrap()
    const api = createProductApi(createGateway({ baseUrl, applicationName: 'test' }), presets.devnet.lootbox)
    const fairness = await api.getFairness(devnet.addresses.hugOpen)
    const oldest = devnet.ledger.chain.oldestVersion()
    await devnet.close()
    return { fairness: fairness._unsafeUnwrap(), oldest }
  }
  const whole = await fairnessWith()
  const bounded = await fairnessWith(1)
  expect(whole.fairness.sample).toBeGreaterThan(0)
  expect(bounded.fairness).toEqual(whole.fairness)
  expect(whole.oldest).toBe(1)
  expect(bounded.oldest).toBeGreaterThan(100)
})
