import { expect, test } from 'vitest'
import { type Journal, memoryJournal } from '../journal/journal'
import { devKeys } from '../keys'
import { startDevnet } from '../testing/start-devnet'
import { testWallet } from '../testing/test-wallet'
import { EPOCH_MS } from './epoch'
import { createLedger } from './ledger'
import { createRejections } from './rejections'

/** Without a locked fee the transaction is rejected. */
const doomed = 'DROP_ALL_PROOFS;'

test('keeps only a note of a rejected transaction', async () => {
  const { devnet } = await startDevnet()
  const wallet = testWallet(devnet, devKeys(1).main)
  const { intentId } = (await devnet.submit(await wallet.sign(doomed, { payFee: false })))._unsafeUnwrap()
  const note = devnet.ledger.waiting(intentId)
  expect(note?.state).toBe('rejected')
  expect(Object.keys(note ?? {}).sort()).toEqual(['endEpoch', 'error', 'payloadId', 'state'])
})

test('keeps the notes of the newest thousand', () => {
  const rejections = createRejections('immediate')
  const transaction = { state: 'pending', payloadId: '', endEpoch: 1, error: undefined } as const
  for (let at = 0; at < 1_003; at += 1)
    rejections.add(`txid_${at}`, transaction, { error: 'rejected', isPermanent: false })
  expect(rejections.get('txid_2')).toBeUndefined()
  expect(rejections.get('txid_3')).toMatchObject({ state: 'rejected' })
  expect(rejections.state().size).toBe(1_000)
})

test('transactions that arrive together are written together and committed in order', async () => {
  const { devnet } = await startDevnet()
  const wallet = testWallet(devnet, devKeys(1).main)
  const { stateVersion } = devnet.ledger.chain.tip()
  const signed = await Promise.all(Array.from({ length: 5 }, () => wallet.sign('DROP_ALL_PROOFS;')))
  const submitted = signed.map((hex) => devnet.submit(hex).map(({ intentId }) => intentId))
  expect(devnet.ledger.chain.tip().stateVersion).toBe(stateVersion)
  const ids = (await Promise.all(submitted)).map((one) => one._unsafeUnwrap())
  const versions = ids.map((id) => devnet.ledger.chain.transactionByIntent(id)?.stateVersion)
  expect(versions).toEqual([1, 2, 3, 4, 5].map((more) => stateVersion + more))
})

test('a write that fails takes back all transactions of it', async () => {
  const { devnet } = await startDevnet()
  const faults: string[] = []
  const written: number[] = []
  const full: Journal = {
    ...memoryJournal,
    append: (records) => {
      written.push(records.length)
      throw new Error('ENOSPC')
    },
  }
  const { chain } = devnet.ledger
  const ledger = createLedger({
    chain,
    journal: full,
    now: () => chain.tip().timeMs,
    commitDelayMs: () => 0,
    rejection: 'immediate',
    onFault: (reason) => void faults.push(reason),
  })
  const wallet = testWallet(devnet, devKeys(1).main)
  const before = chain.stateHash()
  const sent = [await wallet.sign('DROP_ALL_PROOFS;'), await wallet.sign('DROP_ALL_PROOFS;')]
  const submitted = await Promise.all(sent.map((hex) => ledger.submit(hex)))
  const notes = submitted.map((one) => ledger.waiting(one._unsafeUnwrap().intentId))
  expect(written).toEqual([2])
  expect(notes).toEqual(
    [1, 2].map(() => expect.objectContaining({ state: 'rejected', error: expect.stringContaining('ENOSPC') })),
  )
  expect(faults).toHaveLength(2)
  expect(chain.stateHash()).toBe(before)
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

test('a rejection like that of the network ends with the last epoch, which is then its newest reason', async () => {
  let nowMs = Date.now()
  const { devnet } = await startDevnet({ now: () => nowMs, rejection: 'like-network' })
  const wallet = testWallet(devnet, devKeys(1).main)
  const { intentId } = (await devnet.submit(await wallet.sign(doomed, { payFee: false })))._unsafeUnwrap()
  const status = async () => Object(await devnet.ask('/transaction/status', { intent_hash: intentId })).body
  const reason = expect.stringContaining('SuccessButFeeLoanNotRepaid')
  const before = await status()
  expect(before).toMatchObject({
    intent_status: 'LikelyButNotCertainRejection',
    error_message: reason,
    known_payloads: [{ payload_status: 'TemporarilyRejected', error_message: reason }],
  })
  expect(before.known_payloads[0]).not.toHaveProperty('latest_error_message')
  nowMs += 10 * EPOCH_MS
  const expired = expect.stringContaining('Transaction has expired')
  expect(await status()).toMatchObject({
    intent_status: 'PermanentlyRejected',
    error_message: expired,
    known_payloads: [{ payload_status: 'PermanentlyRejected', error_message: reason, latest_error_message: expired }],
  })
})

test('a waiting transaction is rejected for good when its last epoch ends, and is never committed', async () => {
  let nowMs = Date.now()
  const { devnet } = await startDevnet({ now: () => nowMs })
  const wallet = testWallet(devnet, devKeys(1).main)
  devnet.ledger.plan({ outcome: 'stuck', error: '' }, 1)
  const { intentId } = (await devnet.submit(await wallet.sign('DROP_ALL_PROOFS;')))._unsafeUnwrap()
  expect(devnet.ledger.waiting(intentId)?.state).toBe('pending')
  nowMs += 10 * EPOCH_MS
  devnet.ledger.tick()
  expect(devnet.ledger.waiting(intentId)).toMatchObject({
    state: 'rejected',
    error: expect.stringMatching(/^Transaction has expired, as its expiry epoch of \d+ has been reached\.$/),
  })
  expect(devnet.ledger.mine()).toEqual([])
  const { body } = await devnet.ask('/transaction/status', { intent_hash: intentId })
  expect(body).toMatchObject({ status: 'Rejected', intent_status: 'PermanentlyRejected' })
})

test('mining returns the transactions that it committed, without rejected ones', async () => {
  const { devnet } = await startDevnet()
  const wallet = testWallet(devnet, devKeys(1).main)
  devnet.ledger.plan({ outcome: 'stuck', error: '' }, 2)
  const { intentId } = (await devnet.submit(await wallet.sign('DROP_ALL_PROOFS;')))._unsafeUnwrap()
  ;(await devnet.submit(await wallet.sign(doomed, { payFee: false })))._unsafeUnwrap()
  expect(devnet.ledger.mine()).toEqual([intentId])
})

test('a transaction whose last epoch ends right before its commit is rejected for good', async () => {
  let nowMs = Date.now()
  const { devnet } = await startDevnet({ now: () => nowMs, rejection: 'like-network' })
  const submitted = devnet.submit(await testWallet(devnet, devKeys(1).main).sign('DROP_ALL_PROOFS;'))
  nowMs += 10 * EPOCH_MS
  const { intentId } = (await submitted)._unsafeUnwrap()
  expect(devnet.ledger.waiting(intentId)).toMatchObject({ state: 'rejected' })
})

test('a transaction that starts with the next epoch waits for it', async () => {
  let nowMs = Date.now()
  const { devnet } = await startDevnet({ now: () => nowMs })
  const wallet = testWallet(devnet, devKeys(1).main)
  const hex = await wallet.sign('DROP_ALL_PROOFS;', { startsIn: 1 })
  const { intentId } = (await devnet.submit(hex))._unsafeUnwrap()
  expect(devnet.ledger.mine()).toEqual([])
  expect(devnet.ledger.chain.transactionByIntent(intentId)).toBeUndefined()
  const { body } = await devnet.ask('/transaction/status', { intent_hash: intentId })
  expect(body).toMatchObject({
    status: 'Pending',
    intent_status: 'LikelyButNotCertainRejection',
    error_message: expect.stringContaining('TransactionEpochNotYetValid'),
  })
  const { epoch } = devnet.ledger.chain.tip()
  nowMs += EPOCH_MS
  devnet.ledger.tick()
  await devnet.idle()
  expect(devnet.ledger.chain.transactionByIntent(intentId)).toMatchObject({ epoch: epoch + 1 })
})
