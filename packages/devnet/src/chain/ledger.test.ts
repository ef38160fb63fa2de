import { expect, test } from 'vitest'
import { devKeys } from '../keys'
import { startDevnet } from '../testing/start-devnet'
import { testWallet } from '../testing/test-wallet'
import { EPOCH_MS } from './epoch'

/** Without a locked fee the transaction is rejected. */
const doomed = 'DROP_ALL_PROOFS;'

test('keeps only a note of rejected transactions, and only of the newest thousand', { timeout: 60_000 }, async () => {
  const { devnet } = await startDevnet()
  const wallet = testWallet(devnet, devKeys(1).main)
  const ids: string[] = []
  for (let nonce = 0; nonce < 1_003; nonce += 1) {
    const { intentId } = (await devnet.submit(await wallet.sign(doomed, { payFee: false, nonce })))._unsafeUnwrap()
    ids.push(intentId)
  }
  const known = ids.map((id) => devnet.ledger.waiting(id))
  expect(known.slice(0, 3)).toEqual([undefined, undefined, undefined])
  expect(known.slice(3).every((one) => one?.state === 'rejected')).toBe(true)
  expect(Object.keys(known.at(-1) ?? {}).sort()).toEqual(['endEpoch', 'error', 'payloadId', 'state'])
})

test('forgets a rejection some epochs after the end of its transaction', async () => {
  let nowMs = Date.now()
  const { devnet } = await startDevnet({ now: () => nowMs, rejection: 'like-network' })
  const wallet = testWallet(devnet, devKeys(1).main)
  const { intentId } = (await devnet.submit(await wallet.sign(doomed, { payFee: false })))._unsafeUnwrap()
  const after = (epochs: number) => {
    nowMs += epochs * EPOCH_MS
    devnet.ledger.tick()
    return devnet.ledger.waiting(intentId)?.state
  }
  expect(after(0)).toBe('likely-rejected')
  expect(after(10)).toBe('rejected')
  expect(after(9)).toBe('rejected')
  expect(after(1)).toBeUndefined()
  const { body } = await devnet.ask('/transaction/status', { intent_hash: intentId })
  expect(body).toMatchObject({ status: 'Unknown' })
})
