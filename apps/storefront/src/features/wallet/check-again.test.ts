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
  const check = checkAgain({ activity, walletApi: { checkTransaction: () => Promise.resolve(settlement) } })
  await check(intentHash)
  await check(intentHash)
  expect(heard).toHaveLength(4)
  expect(heard[1]).toMatch(said)
  expect(heard[3]).toBe(heard[1])
})
