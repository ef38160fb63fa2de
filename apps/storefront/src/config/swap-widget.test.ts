import { parseResourceAddress, xrdAddress } from '@lootboxes/ledger'
import { expect, test } from 'vitest'
import { swapWidgetUrl } from './swap-widget'

const buy = parseResourceAddress('resource_loc1th9s733fuvkcs5ejlvs40797zh90kzl0qq8wacwzx5sg4excsxnk2p')._unsafeUnwrap()
const sell = xrdAddress(240)

test('the address says what is sold, what is bought, and that it is dark', () => {
  const url = new URL(swapWidgetUrl('https://trade.example/widget', { sell, buy }))
  expect(url.origin + url.pathname).toBe('https://trade.example/widget')
  expect(Object.fromEntries(url.searchParams)).toEqual({ sell, buy, style: 'dark' })
})

test('parameters of the base address stay, ours win', () => {
  const url = new URL(swapWidgetUrl('https://trade.example/w?partner=7&style=light', { sell, buy }))
  expect(url.searchParams.get('partner')).toBe('7')
  expect(url.searchParams.getAll('style')).toEqual(['dark'])
})
