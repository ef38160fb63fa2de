import { expect, test } from 'vitest'
import { heroTickets } from './hero-tickets'

test('the pile shows tickets of this print, the next to be sold in front', () => {
  expect(heroTickets({ sold: 412, left: 588 })).toEqual(['#415#', '#414#', '#413#'])
  expect(heroTickets({ sold: 999, left: 1 })).toEqual(['#1000#', '#999#', '#998#'])
  expect(heroTickets({ sold: 100, left: 0 })).toEqual(['#100#', '#99#', '#98#'])
  expect(heroTickets({ sold: 7, left: undefined })).toEqual(['#10#', '#9#', '#8#'])
  expect(heroTickets()).toEqual(['#3#', '#2#', '#1#'])
})
