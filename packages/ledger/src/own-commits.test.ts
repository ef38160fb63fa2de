import { expect, test } from 'vitest'
import { createOwnCommits } from './own-commits'

const { signal } = new AbortController()

test('a read is given the newest commit of its key', async () => {
  const commits = createOwnCommits(new Map<string, number>())
  const minimum = (key: string) => commits.read(key, signal, async (version) => version)
  commits.note('a', 5)
  commits.note('a', 3)
  expect(await Promise.all(['a', 'b'].map(minimum))).toEqual([5, undefined])
})

test('a commit during a read repeats it, unless the caller has left', async () => {
  const left = new AbortController()
  const commits = createOwnCommits(new Map<string, number>())
  const asked: (number | undefined)[] = []
  const readAt = (version: number) => async (minStateVersion: number | undefined) => {
    asked.push(minStateVersion)
    commits.note('a', version)
    return minStateVersion
  }
  expect(await commits.read('a', signal, readAt(7))).toBe(7)
  left.abort()
  expect(await commits.read('a', left.signal, readAt(8))).toBe(7)
  expect(asked).toEqual([undefined, 7, 7])
})
