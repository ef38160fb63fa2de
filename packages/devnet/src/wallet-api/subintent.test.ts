import { amountOf, xrdAddress } from '@lootboxes/ledger'
import {
  assertWorktopContains,
  depositAll,
  emptyManifest,
  finishSubintent,
  pipe,
  renderManifest,
  withdraw,
  yieldAllToParent,
  yieldToParent,
} from '@lootboxes/manifest'
import { SignedPartialTransactionV2, subintentIdOf } from '@lootboxes/manifest/v2'
import { expect, test, vi } from 'vitest'
import { startDevnet } from '../testing/start-devnet'
import { createHolder } from './holder'

// Allows for a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const [main, club] = createHolder({ seed: 1, networkId: 240 }).accounts
if (main === undefined || club === undefined) throw new Error('the holder has two accounts')

const setup = async () => {
  const { devnet, url, sdk } = await startDevnet()
  const { baller } = devnet.addresses
  const call = async (path: string, body: object) => {
    const response = await fetch(`${url}/wallet/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: Object(await response.json()) }
  }
  /** Main gives 10 XRD for 2 BALLER. */
  const manifest = renderManifest(
    finishSubintent(
      pipe(
        emptyManifest(240),
        (m) => withdraw(m, { account: main.address, resource: xrdAddress(240), amount: amountOf(10) }),
        (m) => yieldAllToParent(m),
        (m) => assertWorktopContains(m, { resource: baller, amount: amountOf(2) }),
        (m) => depositAll(m, { account: main.address }),
        (m) => yieldToParent(m),
      ),
    )._unsafeUnwrap(),
  )
  const bring = (amount: number) => `
    CALL_METHOD Address("${club.address}") "deposit_batch" Expression("ENTIRE_WORKTOP");
    CALL_METHOD Address("${club.address}") "withdraw" Address("${baller}") Decimal("${amount}");`
  const expiration = { discriminator: 'expireAfterDelay', expireAfterSeconds: 3600 }
  const sign = (interactionId: string, own: object = {}) =>
    call('sign-subintent', { interactionId, manifest, expiration, ...own })
  const statusOf = async (subintent_hash: string) =>
    sdk.transaction.innerClient.transactionSubintentStatus({ transactionSubintentStatusRequest: { subintent_hash } })
  const held = async () => {
    const { body } = await devnet.ask('/state/entity/details', { addresses: [main.address] })
    const { items } = Object(body).items[0].fungible_resources
    return Object.fromEntries(items.map((one: Record<string, string>) => [one.resource_address, Number(one.amount)]))
  }
  return { devnet, baller, call, manifest, bring, sign, statusOf, held }
}

test('a signed subintent completes once, for a party that supplies what it requires', async () => {
  const { devnet, baller, call, bring, sign, statusOf, held } = await setup()
  const before = await held()
  const { body: signed } = await sign('1')
  expect(signed.subintentHash).toMatch(/^subtxid_loc1/)
  expect(signed.expirationTimestamp).toBeGreaterThan(Date.now() / 1000 + 3590)
  expect((await sign('1')).body).toEqual(signed)
  const { signedPartialTransaction } = signed
  const { partialTransaction, rootSubintentSignatures } = SignedPartialTransactionV2.decode(
    Buffer.from(signedPartialTransaction, 'hex'),
  )._unsafeUnwrap()
  expect(subintentIdOf(partialTransaction.rootSubintent)).toBe(signed.subintentHash)
  expect(rootSubintentSignatures.map(({ curve }) => curve)).toEqual(['Ed25519'])
  expect(partialTransaction.rootSubintent.intentCore.header).toMatchObject({
    networkId: 240,
    maxProposerTimestampExclusive: BigInt(signed.expirationTimestamp),
  })
  expect((await statusOf(signed.subintentHash)).subintent_status).toBe('Unknown')

  const tooLittle = await call('complete-subintent', { signedPartialTransaction, parent: bring(1) })
  expect(tooLittle.status).toBe(200)
  await devnet.idle()
  expect((await statusOf(signed.subintentHash)).subintent_status).toBe('Unknown')

  const { body: completed } = await call('complete-subintent', { signedPartialTransaction, parent: bring(2) })
  await devnet.idle()
  expect(await statusOf(signed.subintentHash)).toMatchObject({
    subintent_status: 'CommittedSuccess',
    finalized_at_transaction_intent_hash: completed.transactionIntentHash,
  })
  const after = await held()
  expect(after[baller] - before[baller]).toBe(2)
  expect(before[xrdAddress(240)] - after[xrdAddress(240)]).toBeGreaterThanOrEqual(10)
  const again = await call('complete-subintent', { signedPartialTransaction, parent: bring(2) })
  expect(again).toMatchObject({ status: 422, body: { error: 'submittedTransactionWasDuplicate' } })
})

test('refuses manifests that wallets do not sign, and unsigned subintents', async () => {
  const { call, manifest, sign } = await setup()
  const error = async (id: string, own: object) => (await sign(id, own)).body.error
  const soon = (expireAfterSeconds: number) => ({
    expiration: { discriminator: 'expireAfterDelay', expireAfterSeconds },
  })
  expect(await error('1', soon(0))).toBe('expiredSubintent')
  expect(await error('2', soon(10))).toBe('subintentExpirationTooClose')
  expect(await error('3', { manifest: manifest.replace(/YIELD_TO_PARENT;\s*$/, '') })).toBe('invalidRequest')
  expect(await error('5', { manifest: 'WITHDRAW; YIELD_TO_PARENT;' })).toBe('failedToPrepareTransaction')

  const { body } = await sign('6')
  const tenXrd = '850000e8890423c78a'
  const forged = body.signedPartialTransaction.replace(tenXrd, tenXrd.replace('e8', 'e9'))
  expect(forged).not.toBe(body.signedPartialTransaction)
  for (const signedPartialTransaction of [forged, '', 'abcd'])
    expect(await call('complete-subintent', { signedPartialTransaction })).toMatchObject({ status: 422 })
})
