import { genesisAddresses } from '@lootboxes/devnet'
import { expect, test } from 'vitest'
import { presets } from '../../lootboxes.config'

test('the devnet preset names what the devnet’s genesis makes', () => {
  const at = genesisAddresses(240)
  const { lootbox, dAppDefinition, defaultBox } = presets.devnet
  expect(lootbox.lootboxes.map(({ componentAddress, ticketAddress }) => [componentAddress, ticketAddress])).toEqual([
    [at.hugOpen, at.hugOpenTickets],
    [at.hugSoldOut, at.hugSoldOutTickets],
  ])
  expect(lootbox.product.tokenAddress).toBe(at.baller)
  expect(dAppDefinition).toBe(at.dappDefinition)
  // The first visitor finds something that can be bought (trap T5).
  expect(defaultBox).toBe(at.hugOpen)
})
