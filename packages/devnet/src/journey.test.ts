import { amountOf, formatAmount, parseAmount, subtractAmounts, xrdAddress } from '@lootboxes/ledger'
import type { GatewayApiClient } from '@radixdlt/babylon-gateway-api-sdk'
import { describe, expect, test } from 'vitest'
import { devKeys } from './keys'
import { recipes } from './testing/recipes'
import { startDevnet } from './testing/start-devnet'
import { testWallet } from './testing/test-wallet'

const xrd = xrdAddress(240)

async function balance(sdk: GatewayApiClient, address: string, resource: string): Promise<string> {
  const { items } = await sdk.state.innerClient.entityFungibleResourceVaultPage({
    stateEntityFungibleResourceVaultsPageRequest: { address, resource_address: resource },
  })
  return formatAmount(
    items.reduce((sum, { amount }) => (sum + parseAmount(amount)._unsafeUnwrap()) as typeof sum, amountOf(0)),
  )
}

async function ticketIds(sdk: GatewayApiClient, address: string, resource: string): Promise<string[]> {
  const { items } = await sdk.state.innerClient.entityNonFungibleResourceVaultPage({
    stateEntityNonFungibleResourceVaultsPageRequest: {
      address,
      resource_address: resource,
      opt_ins: { non_fungible_include_nfids: true },
    },
  })
  return items.flatMap(({ items: ids }) => ids ?? [])
}

const flags = (data: object | undefined) => {
  const fields = data && 'fields' in data && Array.isArray(data.fields) ? data.fields : []
  return Object.fromEntries(fields.map((one) => [one.field_name, one.value ?? one.elements]))
}

describe('the journey, read by the official client', () => {
  test('buy 3, reveal 2, redeem 1: balances, tickets and loot agree', async () => {
    const { devnet, sdk } = await startDevnet()
    const wallet = testWallet(devnet, devKeys(1).main)
    const { buy, reveal, claim } = recipes(devnet, wallet.account)
    const { hugOpenTickets } = devnet.addresses

    const bought = await wallet.send(buy(3))
    expect(bought.status).toBe('CommittedSuccess')
    expect(await balance(sdk, wallet.account, xrd)).toBe(
      formatAmount(subtractAmounts(amountOf(10_000 - 6), bought.fee.total)),
    )
    const ids = await ticketIds(sdk, wallet.account, hugOpenTickets)
    expect(ids).toHaveLength(3)

    const opening = await wallet.send(reveal(ids.slice(0, 2)))
    expect(opening.status).toBe('CommittedSuccess')
    await devnet.idle()
    const data = await sdk.state.getNonFungibleData(hugOpenTickets, ids)
    const revealed = data.filter((one) => flags(one.data?.programmatic_json).revealed === true)
    expect(revealed).toHaveLength(2)
    expect(revealed.every((one) => flags(one.data?.programmatic_json).loots.length === 1)).toBe(true)

    const claimed = await wallet.send(claim(ids.slice(0, 1)))
    expect(claimed.status).toBe('CommittedSuccess')
    expect(await ticketIds(sdk, wallet.account, hugOpenTickets)).toHaveLength(2)
    const loot = [
      ...(await ticketIds(sdk, wallet.account, devnet.addresses.lootCreatures)),
      ...(await ticketIds(sdk, wallet.account, devnet.addresses.lootPlants)),
    ]
    expect(loot).toHaveLength(1)
    for (const { intentId } of [bought, opening, claimed]) {
      expect(intentId).toMatch(/^txid_loc1/)
      const status = await sdk.transaction.getStatus(intentId)
      expect(status.intent_status).toBe('CommittedSuccess')
      const details = await sdk.transaction.getCommittedDetails(intentId)
      expect(details.transaction.intent_hash).toBe(intentId)
    }
  })

  test.each(['auth-zone', 'argument-last', 'argument-first'] as const)(
    'with 100 club tokens the box pays the fee: %s',
    async (proof) => {
      const { devnet, sdk } = await startDevnet()
      const wallet = testWallet(devnet, devKeys(1).club)
      const { buy, reveal, claim } = recipes(devnet, wallet.account)
      const bought = await wallet.send(buy(2, { proof }), { payFee: false })
      expect(bought.error).toBeUndefined()
      const ids = await ticketIds(sdk, wallet.account, devnet.addresses.hugOpenTickets)
      expect((await wallet.send(reveal(ids, { proof }), { payFee: false })).status).toBe('CommittedSuccess')
      await devnet.idle()
      expect((await wallet.send(claim(ids, { proof }), { payFee: false })).status).toBe('CommittedSuccess')
      expect(await balance(sdk, wallet.account, xrd)).toBe('9996')
      expect(await balance(sdk, wallet.account, devnet.addresses.baller)).toBe('250')
    },
  )

  test('with 99 club tokens the proof fails, and the fee is charged', async () => {
    const { devnet } = await startDevnet()
    const wallet = testWallet(devnet, devKeys(1).main)
    const { buy } = recipes(devnet, wallet.account)
    const record = await wallet.send(buy(1, { proof: 'auth-zone' }))
    expect(record).toMatchObject({ status: 'CommittedFailure', error: expect.stringContaining('InsufficientBalance') })
    await expect(wallet.send(buy(1, { proof: 'auth-zone' }), { payFee: false })).rejects.toThrow('ErrorBeforeLoan')
  })
})

test('a member buys all 1,000 tickets in one transaction, reveals 100 and claims them', async () => {
  const { devnet, sdk } = await startDevnet()
  const wallet = testWallet(devnet, devKeys(1).club)
  const { buy, reveal, claim } = recipes(devnet, wallet.account)
  const member = { proof: 'auth-zone' } as const
  const bought = await wallet.send(buy(1_000, member), { payFee: false })
  expect(bought.error).toBeUndefined()
  const ids = await ticketIds(sdk, wallet.account, devnet.addresses.hugOpenTickets)
  expect(ids).toHaveLength(100)
  for (const manifest of [reveal(ids, member), claim(ids, member)])
    expect((await wallet.send(manifest, { payFee: false })).error).toBeUndefined()
  expect(await balance(sdk, wallet.account, xrd)).toBe('8000')
})

describe('failures', () => {
  test('a purchase without funds fails and costs its fee', async () => {
    const { devnet, sdk } = await startDevnet()
    const wallet = testWallet(devnet, devKeys(1).main)
    const record = await wallet.send(recipes(devnet, wallet.account).buy(900).replaceAll('"1800"', '"180000"'))
    expect(record.status).toBe('CommittedFailure')
    const status = await sdk.transaction.getStatus(record.intentId)
    expect(status).toMatchObject({ status: 'CommittedFailure', error_message: record.error })
    expect(await balance(sdk, wallet.account, xrd)).toBe(
      formatAmount(subtractAmounts(amountOf(10_000), record.fee.total)),
    )
  })

  test('a duplicate submission is reported and commits once', async () => {
    const { devnet, sdk } = await startDevnet()
    const wallet = testWallet(devnet, devKeys(1).main)
    const hex = await wallet.sign(recipes(devnet, wallet.account).buy(1))
    const submit = () =>
      sdk.transaction.innerClient.transactionSubmit({ transactionSubmitRequest: { notarized_transaction_hex: hex } })
    expect((await submit()).duplicate).toBe(false)
    expect((await submit()).duplicate).toBe(true)
    expect(devnet.ledger.chain.transactions().filter(({ kind }) => kind === 'user')).toHaveLength(1)
  })

  test('without a fee the transaction is rejected and not committed', async () => {
    const { devnet, sdk } = await startDevnet()
    const wallet = testWallet(devnet, devKeys(1).main)
    const sent = await devnet.submit(await wallet.sign(recipes(devnet, wallet.account).buy(1), { payFee: false }))
    const { intentId } = sent._unsafeUnwrap()
    const status = await sdk.transaction.getStatus(intentId)
    expect(status).toMatchObject({ status: 'Rejected', intent_status: 'PermanentlyRejected' })
    expect(devnet.ledger.chain.transactionByIntent(intentId)).toBeUndefined()
  })

  test('like the network, a rejected transaction stays pending until its last epoch', async () => {
    let nowMs = Date.now()
    const { devnet, sdk } = await startDevnet({ rejection: 'like-network', now: () => nowMs })
    const wallet = testWallet(devnet, devKeys(1).main)
    const sent = await devnet.submit(await wallet.sign(recipes(devnet, wallet.account).buy(1), { payFee: false }))
    const { intentId } = sent._unsafeUnwrap()
    const early = await sdk.transaction.getStatus(intentId)
    expect(early).toMatchObject({ status: 'Pending', intent_status: 'LikelyButNotCertainRejection' })
    expect(early.error_message).toContain('SuccessButFeeLoanNotRepaid')
    nowMs += 11 * 5 * 60_000
    const late = await sdk.transaction.getStatus(intentId)
    expect(late).toMatchObject({ status: 'Rejected', intent_status: 'PermanentlyRejected' })
  })

  test('a foreign signature cannot withdraw from an account', async () => {
    const { devnet } = await startDevnet()
    const { main, club } = devKeys(1)
    const wallet = testWallet(devnet, main)
    const stranger = testWallet(devnet, club)
    const theft = recipes(devnet, wallet.account).buy(1)
    const record = await stranger.send(theft)
    expect(record).toMatchObject({ status: 'CommittedFailure', error: expect.stringContaining('Unauthorized') })
  })

  test('refuses a tampered, a truncated and a foreign transaction', async () => {
    const { devnet, sdk } = await startDevnet()
    const wallet = testWallet(devnet, devKeys(1).main)
    const hex = await wallet.sign(recipes(devnet, wallet.account).buy(1))
    const refusal = async (bad: string) => {
      const answer = await fetch(`${devnet.url}/transaction/submit`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ notarized_transaction_hex: bad }),
      })
      const body = await answer.json()
      return [answer.status, body.details.type, body.message]
    }
    const flipped = hex.slice(0, -2) + (hex.endsWith('00') ? '01' : '00')
    expect(await refusal(flipped)).toEqual([
      400,
      'InvalidTransactionError',
      expect.stringContaining('InvalidNotarySignature'),
    ])
    expect(await refusal(hex.slice(0, -20))).toEqual([400, 'InvalidTransactionError', 'Expected notarized transaction'])
    expect(await refusal('zz')).toEqual([400, 'InvalidRequestError', 'One or more validation errors occurred'])
    const info = await sdk.status.getCurrent()
    expect(info.ledger_state.network).toBe('localnet')
  })

  test('a sold-out box sells nothing', async () => {
    const { devnet } = await startDevnet({ history: true })
    const wallet = testWallet(devnet, devKeys(1).main)
    const { hugSoldOut } = devnet.addresses
    const record = await wallet.send(recipes(devnet, wallet.account).buy(1, undefined, hugSoldOut))
    expect(record).toMatchObject({ status: 'CommittedFailure', error: 'Lootbox: sold out' })
  })
})

describe('reads', () => {
  test('an unused account answers 200 with empty lists and its owner', async () => {
    const { devnet, sdk } = await startDevnet()
    const fresh = testWallet(devnet, devKeys(77).main).account
    const details = await sdk.state.getEntityDetailsVaultAggregated(fresh)
    expect(details.fungible_resources.items).toEqual([])
    expect(details.metadata.items.map(({ key }) => key)).toEqual(['owner_keys', 'owner_badge'])
    expect(await balance(sdk, fresh, xrd)).toBe('0')
  })

  test('an old state version reads the old state', async () => {
    const { devnet, sdk } = await startDevnet()
    const wallet = testWallet(devnet, devKeys(1).main)
    const before = devnet.ledger.chain.tip().stateVersion
    await wallet.send(recipes(devnet, wallet.account).buy(3))
    const read = (state_version: number) =>
      sdk.state.innerClient.entityNonFungibleResourceVaultPage({
        stateEntityNonFungibleResourceVaultsPageRequest: {
          address: wallet.account,
          resource_address: devnet.addresses.hugOpenTickets,
          at_ledger_state: { state_version },
        },
      })
    expect((await read(before)).items).toEqual([])
    expect((await read(before + 1)).items).toMatchObject([{ total_count: 3 }])
  })
})
