import type { Settlement } from '@lootboxes/wallet-connector/toolkit'
import { expect, test } from 'vitest'
import { createActivityLog } from '../activity/activity'
import { checkAgain } from './check-again'

const intentHash = 'txid_loc1a'
const answers: readonly (readonly [Settlement, RegExp])[] = [
  [{ status: 'committed', intentHash, committedStateVersion: 7 }, /worked/],
  [{ status: 'failed', intentHash, reason: 'no' }, /ran it and it failed\. Nothing but the network fee/],
  [{ status: 'rejected', intentHash, reason: 'no' }, /did not accept it\. Nothing left your account/],
  [{ status: 'undetermined', intentHash, lastSeen: 'pending', because: 'deadline' }, /still does not say/],
]

test.each(answers)('$status is said', async (settlement, said) => {
  const activity = createActivityLog()
  const heard: string[] = []
  activity.announced$.subscribe(() => heard.push(activity.announced$.get()))
  const check = checkAgain({
    activity,
    now: () => 60_000,
    walletApi: { checkTransaction: () => Promise.resolve(settlement) },
  })
  await check(intentHash)
  await check(intentHash)
  expect(heard).toHaveLength(4)
  expect(heard[1]).toMatch(said)
  expect(heard[3]).toBe(heard[1])
})

test('an answer that settles nothing is noted in the line with its time, until one does', async () => {
  const activity = createActivityLog()
  activity.put({ id: 'x', kind: 'buy', status: 'undetermined', at: 1, error: 'undetermined', intentHash })
  const checks: unknown[] = []
  activity.items$.subscribe(() => checks.push(activity.items$.get()[0]?.check))
  const next: Settlement[] = answers.map(([settlement]) => settlement)
  // The last of the table is undetermined, the first is committed.
  const walletApi = { checkTransaction: async () => next.reverse()[0] ?? expect.fail('asked too often') }
  const check = checkAgain({ activity, now: () => 60_000, walletApi })
  await check(intentHash)
  await check(intentHash)
  expect(checks).toEqual(['asking', 60_000, 'asking', undefined])
  expect(activity.unseen$.get()).toBe(1)
})
