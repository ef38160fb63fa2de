import { describe, expect, test } from 'vitest'
import { type PollOptions, poll } from './poll'
import { fakeClock } from './testing'

const start = (own: Partial<PollOptions<string>> & { answerAt?: number }) => {
  const clock = fakeClock()
  const ended = new AbortController()
  const asked: number[] = []
  const done = poll<string>({
    clock,
    signal: ended.signal,
    ask: async () => {
      asked.push(clock.now() / 1_000)
      return asked.length === own.answerAt ? 'answer' : undefined
    },
    ...own,
  })
  const seconds = async (count: number) => {
    for (let second = 0; second < count; second++) await clock.advance(1_000)
  }
  return { clock, ended, asked, done, seconds }
}

describe('poll', () => {
  test('queries after 2, 4, 8, 10 and 10 seconds until there is a result', async () => {
    const { asked, done, seconds } = start({ answerAt: 5 })
    await seconds(40)
    expect(await done).toBe('answer')
    expect(asked).toEqual([2, 6, 14, 24, 34])
  })

  test('immediately: queries first and pauses afterwards, for at most the given attempts', async () => {
    const { asked, done, seconds } = start({ immediately: true, attempts: 4 })
    await seconds(60)
    expect(await done).toBeUndefined()
    expect(asked).toEqual([0, 2, 6, 14])
  })

  test('stops on abort without leaving a timer, and at its deadline', async () => {
    const left = start({})
    await left.seconds(1)
    left.ended.abort()
    expect(await left.done).toBeUndefined()
    expect([left.asked, left.clock.pending()]).toEqual([[], 0])
    const late = start({ deadlineMs: 5_000 })
    await late.seconds(20)
    expect(await late.done).toBeUndefined()
    expect(late.asked).toEqual([2, 6])
  })
})
