// @vitest-environment jsdom
import { createTestWallet } from '@lootboxes/wallet-connector/testing'
import { expect, onTestFinished, test } from 'vitest'
import { account } from '@/client/genesis.fixture'
import { openPage } from '@/client/page.fixture'
import { resetSharedData } from './create-toolkit'

function open() {
  const { toolkit } = openPage({ login: account })
  const wallet = createTestWallet({ seed: 1, networkId: 240 })
  onTestFinished(wallet.stop)
  return { toolkit, requests: () => wallet.requests() }
}

test.each([
  ['account', { accounts: true, personaData: false }],
  ['name', { accounts: false, personaData: true }],
] as const)('asking for another %s sends a request that resets nothing else (spec L57)', async (what, reset) => {
  const { toolkit, requests } = open()
  await resetSharedData(what, toolkit)
  expect(requests()).toMatchObject([{ items: { discriminator: 'authorizedRequest', reset } }])
})

test('after a request for a name, a login requests a persona and exactly one account again (spec L90)', async () => {
  const { toolkit, requests } = open()
  await resetSharedData('name', toolkit)
  await toolkit.buttonApi.connect()
  const [, login] = requests()
  expect(login).toMatchObject({
    items: {
      auth: { discriminator: 'loginWithoutChallenge' },
      ongoingAccounts: { numberOfAccounts: { quantifier: 'exactly', quantity: 1 } },
    },
  })
  expect(login).not.toHaveProperty('items.ongoingPersonaData')
})
