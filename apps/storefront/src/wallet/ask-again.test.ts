// @vitest-environment jsdom
import { okAsync } from 'neverthrow'
import { expect, test, vi } from 'vitest'
import { account } from '@/client/genesis.fixture'
import { openPage } from '@/client/page.fixture'
import { askAgain } from './ask-again'

test('the account is chosen again by a reset request (L57)', () => {
  const { toolkit } = openPage({ login: account })
  const update = vi
    .spyOn(toolkit.walletApi, 'updateSharedAccounts')
    .mockReturnValue(okAsync(toolkit.walletApi.getWalletData()))
  void askAgain('account', toolkit)
  expect(update).toHaveBeenCalledTimes(1)
})

test('a name is asked for with a reset of what was shared, and a later login asks for what it always asked for (L90)', () => {
  const { toolkit } = openPage({ login: account })
  const asked: unknown[] = []
  const set = vi
    .spyOn(toolkit.walletApi, 'setRequestData')
    .mockImplementation((...parts) => void asked.push(parts.map(String).length))
  const send = vi.spyOn(toolkit.walletApi, 'sendRequest').mockReturnValue(okAsync(toolkit.walletApi.getWalletData()))
  void askAgain('name', toolkit)
  expect(asked).toEqual([3, 2])
  const [first, last] = set.mock.invocationCallOrder
  const [sent = 0] = send.mock.invocationCallOrder
  expect(first).toBeLessThan(sent)
  expect(last).toBeGreaterThan(sent)
})
