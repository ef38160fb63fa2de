import { parseLocalId } from '@lootboxes/ledger'
import { fakeClock } from '@lootboxes/ledger/testing'
import { expect, test } from 'vitest'
import type { HeldLoot } from '../account/holdings'
import { followLoot } from './follow-loot'

const tickets = ['#1#', '#2#'].map((id): HeldLoot => ({ non_fungible_id: parseLocalId(id)._unsafeUnwrap(), loots: [] }))

const follow = (unreadFor: number) => {
  const clock = fakeClock()
  const ended = new AbortController()
  const asked: string[][] = []
  const shown: string[] = []
  const done = followLoot({
    tickets,
    clock,
    signal: ended.signal,
    describe: async (open) => {
      asked.push(open.map(({ non_fungible_id }) => non_fungible_id))
      return { loot: [], unread: asked.length > unreadFor ? [] : ['#2#'] }
    },
    onLoot: (found) => shown.push(Object.keys(found).join()),
  })
  const seconds = async (count: number) => {
    for (let second = 0; second < count; second++) await clock.advance(1000)
  }
  return { clock, ended, asked, shown, done, seconds }
}

test('shows what there is at once and asks again only for what is missing', async () => {
  const { asked, shown, done, seconds } = follow(2)
  await seconds(0)
  expect(shown).toEqual(['#1#,#2#'])
  await seconds(30)
  await done
  expect(asked).toEqual([['#1#', '#2#'], ['#2#'], ['#2#']])
})

test('ends by itself, and with its page', async () => {
  const forEver = follow(99)
  await forEver.seconds(120)
  await forEver.done
  expect(forEver.asked).toHaveLength(6)
  const left = follow(99)
  await left.seconds(1)
  left.ended.abort()
  await left.done
  expect(left.clock.pending()).toBe(0)
  expect(left.asked).toHaveLength(1)
})
