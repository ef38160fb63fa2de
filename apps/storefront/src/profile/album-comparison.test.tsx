// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { account } from '@/client/genesis.fixture'
import { openPage, otherAccount } from '@/client/page.fixture'
import { AlbumComparison } from './album-comparison'

afterEach(cleanup)

const places = [{ key: '["creatures","Fox","plain"]', name: 'Fox', rarity: 'plain', copies: 1, left: 3 }] as const
const kind = {
  collection: 'creatures',
  localId: '#1#',
  name: 'Ant',
  description: '',
  rarity: 'plain',
  hasPicture: false,
}

function open(address: string) {
  const page = openPage({ login: account })
  page.answers['/lists/album'] = () => ({
    kinds: [{ ...kind, left: 3, owned: 1, waiting: 0 }],
    draws: [],
    stateVersion: 1,
  })
  render(<AlbumComparison address={address} box="box" places={places} />, { wrapper: page.wrapper })
  return page
}

test('the album of another account is compared with that of the connected one', async () => {
  open(otherAccount)
  const sentence = await screen.findByText(/kind that/)
  expect(sentence.textContent).toBe('It has 1 kind that you miss: Fox. You have 1 kind that it misses.')
})

test('the own album is compared with nothing', async () => {
  const { settled, count } = open(account)
  await settled()
  expect(count('/lists/album')).toBe(0)
})
