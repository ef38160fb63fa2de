import { expect, test } from 'vitest'
import { createDevnet } from '../create-devnet'
import { nativeAddresses } from '../engine/native-addresses'
import { devKeys } from '../keys'
import { signSubintent, signTransactionV2 } from '../testing/build-v2'
import { testWallet } from '../testing/test-wallet'

test('a ledger state is selected by version, time, epoch, and epoch with round', async () => {
  let now = Date.parse('2026-11-23T12:00:00Z')
  const devnet = (await createDevnet({ history: false, now: () => now }))._unsafeUnwrap()
  const wallet = testWallet(devnet, devKeys(1).main)
  const first = await wallet.send('DROP_NAMED_PROOFS;')
  now += 2_000
  const second = await wallet.send('DROP_NAMED_PROOFS;')
  now += 10 * 60_000
  const third = await wallet.send('DROP_NAMED_PROOFS;')
  const versionAt = async (at_ledger_state: object) => {
    const { body } = await devnet.ask('/state/entity/details', { addresses: [wallet.account], at_ledger_state })
    return Object(body).ledger_state?.state_version ?? Object(body).details
  }
  expect(second.epoch).toBe(first.epoch)
  expect(await versionAt({ state_version: first.stateVersion })).toBe(first.stateVersion)
  expect(await versionAt({ timestamp: new Date(first.timeMs + 500).toISOString() })).toBe(first.stateVersion)
  expect(await versionAt({ epoch: first.epoch, round: first.round })).toBe(first.stateVersion)
  expect(await versionAt({ epoch: second.epoch, round: second.round + 100 })).toBe(second.stateVersion)
  // An epoch alone selects its first transaction, an epoch without transactions the last one before it.
  expect(await versionAt({ epoch: third.epoch })).toBe(third.stateVersion - 1)
  expect(await versionAt({ epoch: third.epoch - 1 })).toBe(second.stateVersion)
  expect(await versionAt({ epoch: 1 })).toBe(1)
  const refusal = (path: string, error: string) => ({ validation_errors: [{ path, errors: [error] }] })
  const beyond = `Epoch ${third.epoch + 1} is beyond the end of the known ledger`
  expect(await versionAt({ epoch: third.epoch + 1 })).toMatchObject(refusal('?', beyond))
  const future = "'Timestamp' must not be in future."
  expect(await versionAt({ timestamp: '2099-01-01T00:00:00Z' })).toMatchObject(
    refusal('AtLedgerState.Timestamp', future),
  )
  // A stream starts with the first transaction at or after the selected time, epoch or round.
  const firstOf = async (from_ledger_state: object) => {
    const request = { order: 'Asc', kind_filter: 'All', limit_per_page: 1, from_ledger_state }
    const { body } = await devnet.ask('/stream/transactions', request)
    return Object(body).items?.[0].state_version ?? Object(body).details
  }
  expect(await firstOf({ timestamp: new Date(first.timeMs + 1).toISOString() })).toBe(second.stateVersion)
  expect(await firstOf({ epoch: second.epoch, round: first.round + 1 })).toBe(second.stateVersion)
  expect(await firstOf({ epoch: third.epoch })).toBe(third.stateVersion - 1)
  expect(await firstOf({ epoch: third.epoch + 1 })).toMatchObject(refusal('?', beyond))
  expect(await firstOf({ timestamp: '2099-01-01T00:00:00Z' })).toMatchObject(
    refusal('FromLedgerState.Timestamp', future),
  )
  now += 60_000
  const afterAll = await firstOf({ timestamp: new Date(now).toISOString() })
  expect(afterAll).toMatchObject(refusal('?', 'Timestamp is beyond the end of the known ledger'))
  await devnet.close()
})

test('opt-ins add what they name', async () => {
  const devnet = (await createDevnet({ history: false }))._unsafeUnwrap()
  const { xrd } = devnet.genesis.wellKnown
  const { hugOpen } = devnet.addresses
  const detailsOf = async (address: string, opt_ins: object) => {
    const { body } = await devnet.ask('/state/entity/details', { addresses: [address], opt_ins })
    return Object(body).items[0].details
  }
  expect(await detailsOf(xrd, {})).not.toHaveProperty('native_resource_details')
  expect(await detailsOf(xrd, { native_resource_details: true })).toMatchObject({
    native_resource_details: { kind: 'Xrd' },
  })
  expect(await detailsOf(hugOpen, { component_royalty_config: true, dapp_two_way_links: true })).toMatchObject({
    royalty_config: { is_enabled: false },
    two_way_linked_dapp_address: devnet.addresses.dappDefinition,
  })
  const { account, send } = testWallet(devnet, devKeys(1).main)
  const pool = await send(
    `CALL_FUNCTION Address("${nativeAddresses(240).poolPackage}") "OneResourcePool" "instantiate" Enum<0u8>() Enum<0u8>() Address("${xrd}") Enum<0u8>();`,
  )
  const unit = pool.affected.find((one) => one.startsWith('resource_') && one !== xrd) ?? ''
  const address = pool.affected.find((one) => one.startsWith('pool_')) ?? ''
  await send(
    `CALL_METHOD Address("${devnet.genesis.wellKnown.faucet}") "free"; TAKE_ALL_FROM_WORKTOP Address("${xrd}") Bucket("b");
     CALL_METHOD Address("${address}") "contribute" Bucket("b"); CALL_METHOD Address("${account}") "deposit_batch" Expression("ENTIRE_WORKTOP");`,
  )
  expect(await detailsOf(unit, { native_resource_details: true })).toMatchObject({
    native_resource_details: {
      kind: 'OneResourcePoolUnit',
      pool_address: address,
      unit_redemption_value: [{ resource_address: xrd, amount: '1' }],
    },
  })
  await devnet.close()
})

test('details of a transaction name its subintents and their manifests', async () => {
  const devnet = (await createDevnet({ history: false }))._unsafeUnwrap()
  const { main, club } = devKeys(1)
  const { account } = testWallet(devnet, club)
  const sale = signSubintent(devnet, { manifest: 'YIELD_TO_PARENT;' })
  const manifest = `USE_CHILD NamedIntent("s") Intent("${sale.id}");
    CALL_METHOD Address("${account}") "lock_fee" Decimal("5"); YIELD_TO_CHILD NamedIntent("s");`
  const hex = signTransactionV2(devnet, { manifest, signers: [club], subintents: [sale], notary: main })
  const { intentId } = (await devnet.submit(hex))._unsafeUnwrap()
  const { body } = await devnet.ask('/transaction/committed-details', {
    intent_hash: intentId,
    opt_ins: { manifest_instructions: true, raw_hex: true, receipt_state_changes: true },
  })
  expect(Object(body).transaction).toMatchObject({
    raw_hex: hex,
    receipt: { state_updates: { created_substates: [] } },
    manifest_instructions: expect.stringContaining('USE_CHILD'),
    child_subintent_hashes: [sale.id],
    subintent_details: [{ subintent_hash: sale.id, manifest_instructions: 'YIELD_TO_PARENT;\n' }],
  })
  await devnet.close()
})
