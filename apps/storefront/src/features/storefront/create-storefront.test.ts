// @vitest-environment jsdom
import { amountOf, parseAccountAddress, parseLocalId, xrdAddress } from '@lootboxes/ledger'
import { fakeClock } from '@lootboxes/ledger/testing'
import { errAsync, okAsync, ResultAsync } from 'neverthrow'
import { afterEach, expect, test, vi } from 'vitest'
import { type AccountReads, readHoldings } from '../account/read-holdings'
import { box, component, ticketResource } from '../trade/genesis.fixture'
import type { Order, TradeFailure } from '../trade/trade'
import type { Wallet } from '../wallet/wallet'
import { createStorefront } from './create-storefront'
import type { StorefrontWorld, WalletSinks } from './storefront'

const main = parseAccountAddress('account_loc129fvxg3ldcx3gjajquhyf8cxadzte3ckts262qgnlaulhe72synh08')._unsafeUnwrap()
const club = parseAccountAddress('account_loc12y92jh9mfd7la9q7jqksr7xtv8lujhjxvcaztapny76xpslvy86xv2')._unsafeUnwrap()
const one = parseLocalId('#1#')._unsafeUnwrap()
const token = xrdAddress(240)
const shop = {
  network: 'devnet',
  networkId: 240,
  networkName: 'localnet',
  gatewayUrl: '',
  ipfsUrl: '',
  dAppDefinitionAddress: main,
  product: { name: 'Baller', slug: 'baller' },
  clubToken: { address: token, symbol: 'BALLER' },
  lockFeeProof: 'auth-zone',
  deposit: 'deposit_batch',
  tokenSymbol: 'XRD',
  boxes: [box],
  defaultBox: component,
  explorerUrl: undefined,
  tradeWidget: undefined,
  errorSurface: 'activity',
} as const
const buy: Order = { kind: 'buy', component, token, price: amountOf(2), count: 1n }

const answerBox = (...answers: readonly (Response | Error)[]) => {
  const left = [...answers]
  const ask = vi.fn(async () => {
    const next = left.shift()
    if (next instanceof Error) throw next
    return next ?? Response.json({ address: { componentAddress: component } })
  })
  vi.stubGlobal('fetch', ask)
  return ask
}
afterEach(() => vi.unstubAllGlobals())

type WorldOptions = {
  reads?: Partial<AccountReads>
  wallet?: Partial<Wallet>
  failures?: number
  stored?: boolean
}

function open({ reads = {}, wallet = {}, failures = 0, stored = false }: WorldOptions = {}) {
  const clock = fakeClock()
  const log = vi.fn<StorefrontWorld['log']>()
  let sinks: WalletSinks | undefined
  let left = failures
  const loadWallet: StorefrontWorld['loadWallet'] = async (_shop, given) => {
    if (left-- > 0) throw new Error('chunk')
    sinks = given
    const account: AccountReads = {
      fungibles: () => okAsync({ balances: {}, stateVersion: 7 }),
      nonFungibles: () => okAsync({}),
      unrevealed: () => okAsync([]),
      revealed: () => okAsync([]),
      held: () => okAsync([]),
      ...reads,
    }
    return {
      connect: () => okAsync(undefined),
      disconnect: () => undefined,
      cancel: () => undefined,
      cancelOrder: () => undefined,
      send: () => okAsync({ intentHash: 'txid_loc1a', committedStateVersion: 9 }),
      checkAgain: () => Promise.resolve(),
      askClub: () => okAsync(false),
      readHoldings: readHoldings(account),
      readRevealed: account.revealed,
      readLoot: () => Promise.resolve({ loot: [], unread: [] }),
      openPopup: () => undefined,
      explain: (code) => code,
      destroy: () => undefined,
      ...wallet,
    }
  }
  const storefront = createStorefront(shop, {
    clock,
    log,
    sessionStorage: undefined,
    hasStoredState: () => stored,
    loadWallet,
  })
  const end = storefront.start()
  const settle = () => clock.advance(0)
  const login = async (address = main) => {
    storefront.session$.set({ status: 'connected', account: { address, label: 'Main' }, persona: undefined })
    await settle()
  }
  const seconds = async (count: number) => {
    for (let second = 0; second < count; second++) await clock.advance(1000)
  }
  return { storefront, log, clock, end, login, seconds, settle, sinks: () => sinks }
}

test('a ticket opened before this page is followed until its loot is there', async () => {
  answerBox()
  let drawn = false
  const { storefront, login, seconds, end, clock } = open({
    reads: {
      nonFungibles: () => okAsync({ [ticketResource]: 1 }),
      revealed: () => okAsync(drawn ? [{ non_fungible_id: one, loots: [] }] : []),
      held: () => okAsync([one]),
    },
  })
  await storefront.openBox(component)
  await login()
  expect(storefront.holdings$.get()).toMatchObject({ revealed: [], opened: [one] })
  drawn = true
  await seconds(3)
  expect(storefront.holdings$.get().revealed).toHaveLength(1)
  expect(storefront.holdings$.get().opened).toEqual([])
  end()
  expect(clock.pending()).toBe(0)
})

test('leaving the page ends the following', async () => {
  answerBox()
  const { storefront, login, end, clock } = open({ reads: { nonFungibles: () => okAsync({ [ticketResource]: 1 }) } })
  await storefront.openBox(component)
  await login()
  expect(clock.pending()).toBe(1)
  end()
  expect(clock.pending()).toBe(0)
})

test('a box that could not be read is asked for again by refresh (trap T29), one that was read is not', async () => {
  const ask = answerBox(new Response('', { status: 503 }))
  const unrevealed = vi.fn(() => okAsync([one]))
  const { storefront, login } = open({ reads: { unrevealed } })
  await storefront.openBox(component)
  expect(storefront.lootbox$.get()).toMatchObject({ status: 'failed', ticketAddress: '' })
  await login()
  expect(storefront.lootbox$.get()).toMatchObject({ status: 'ready', ticketAddress: ticketResource })
  expect(storefront.holdings$.get().unrevealed).toEqual([one])
  await storefront.refresh()
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a wallet that cannot be loaded is said once, ends `restoring`, and is loaded by the next click', async () => {
  const { storefront, log, settle } = open({ stored: true, failures: 1 })
  expect(storefront.session$.get().status).toBe('restoring')
  await settle()
  expect(storefront.session$.get().status).toBe('disconnected')
  expect(storefront.activity.items$.get()).toMatchObject([{ kind: 'connect', status: 'fail', error: 'unloaded' }])
  expect(storefront.activity.announced$.get()).toContain('could not be loaded')
  expect(log.mock.calls.map(([sentence]) => sentence)).toEqual(['The wallet could not be loaded.', 'connect: unloaded'])
  await storefront.connect()
  expect(storefront.activity.items$.get()).toHaveLength(1)
})

test('an order without the wallet’s code fails in words and leaves nothing open', async () => {
  const { storefront, login } = open({ failures: 99 })
  await login()
  expect(await storefront.order(buy)).toMatchObject({ error: { kind: 'refused', why: 'unloaded' } })
  expect(storefront.overlay$.get()).toBe(false)
  expect(storefront.trade$.get().step).toBe('idle')
})

test('an order that throws takes the overlay with it', async () => {
  const { storefront, login } = open({
    wallet: {
      send: () => {
        throw new Error('broken')
      },
    },
  })
  await login()
  await expect(storefront.order(buy)).rejects.toThrow('broken')
  expect(storefront.overlay$.get()).toBe(false)
})

test('whoever disconnects while the ledger confirms does not get their holdings back', async () => {
  const fungibles = vi.fn<AccountReads['fungibles']>(() => okAsync({ balances: {}, stateVersion: 9 }))
  let commit: () => void = () => undefined
  const { storefront, login, settle } = open({
    reads: { fungibles },
    wallet: {
      send: () =>
        new ResultAsync<{ intentHash: string; committedStateVersion: number }, TradeFailure>(
          new Promise((resolve) => {
            commit = () => void okAsync({ intentHash: 'txid_loc1a', committedStateVersion: 9 }).then(resolve)
          }),
        ),
    },
  })
  await login()
  const done = storefront.order(buy)
  await settle()
  storefront.session$.set({ status: 'disconnected' })
  commit()
  await done
  expect(storefront.holdings$.get().account).toBeUndefined()

  await login()
  const again = storefront.order(buy)
  await settle()
  await login(club)
  commit()
  await again
  expect(storefront.holdings$.get().account).toBe(club)
  expect(fungibles.mock.lastCall?.[0]).toBe(club)
})

test('an order placed before the balances are there waits for them', async () => {
  const send = vi.fn<Wallet['send']>(() => okAsync({ intentHash: 'txid_loc1a', committedStateVersion: 9 }))
  let arrive: () => void = () => undefined
  const slow = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const { storefront, login, settle, log } = open({
    reads: {
      fungibles: () =>
        ResultAsync.fromSafePromise(slow.then(() => ({ balances: { [token]: amountOf(100) }, stateVersion: 7 }))),
    },
    wallet: { send, askClub: () => okAsync(true) },
  })
  await login()
  const done = storefront.order(buy)
  await settle()
  expect(send).not.toHaveBeenCalled()
  arrive()
  await done
  expect(send.mock.calls[0]?.[0].lockFee).toBe(true)
  expect(log).not.toHaveBeenCalled()
})

test('balances that never come do not hold the order up for ever', async () => {
  const send = vi.fn<Wallet['send']>(() => okAsync({ intentHash: 'txid_loc1a', committedStateVersion: 9 }))
  const never = new Promise<never>(() => undefined)
  const { storefront, login, seconds, log } = open({
    reads: { fungibles: () => ResultAsync.fromSafePromise(never) },
    wallet: { send, askClub: () => okAsync(true) },
  })
  await login()
  void storefront.order(buy)
  await seconds(6)
  expect(send.mock.calls[0]?.[0].lockFee).toBe(false)
  expect(log.mock.calls[0]?.[0]).toContain('could not be read')
})

test('a second order is refused and leaves the overlay of the first one alone', async () => {
  const { storefront, login, settle } = open({ wallet: { send: () => new ResultAsync(new Promise(() => undefined)) } })
  await login()
  void storefront.order(buy)
  await settle()
  expect(await storefront.order(buy)).toMatchObject({ error: { why: 'busy' } })
  expect(storefront.overlay$.get()).toBe(true)
})

test.each([
  'failedToPollSubmittedTransaction',
  'submittedTransactionWasDuplicate',
  'submittedTransactionHasFailedTransactionStatus',
  'walletResponseValidation',
])('after %s the account is read again: it may have worked, or cost its fee', async (code) => {
  const fungibles = vi.fn(() => okAsync({ balances: {}, stateVersion: 7 }))
  const { storefront, login, settle } = open({
    reads: { fungibles },
    wallet: { send: () => errAsync({ kind: 'wallet', code, message: undefined }) },
  })
  await login()
  const before = fungibles.mock.calls.length
  await storefront.order(buy)
  await settle()
  expect(fungibles.mock.calls.length).toBe(before + 1)
})
