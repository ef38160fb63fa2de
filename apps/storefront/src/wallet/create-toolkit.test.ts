// @vitest-environment jsdom
import { createTestWallet } from '@lootboxes/wallet-connector/testing'
import { expect, onTestFinished, test } from 'vitest'
import { site } from '@/client/page.fixture'
import { createToolkit } from './create-toolkit'

test('the login of this site asks for a persona and exactly one account (spec L90, L94)', async () => {
  localStorage.clear()
  const toolkit = createToolkit(site)
  const wallet = createTestWallet({ seed: 1, networkId: site.networkId })
  onTestFinished(() => {
    toolkit.destroy()
    wallet.stop()
  })
  await toolkit.buttonApi.connect()
  expect(wallet.requests()).toMatchObject([
    {
      items: {
        discriminator: 'authorizedRequest',
        auth: { discriminator: 'loginWithoutChallenge' },
        ongoingAccounts: { numberOfAccounts: { quantifier: 'exactly', quantity: 1 } },
      },
    },
  ])
  const { persona, accounts } = toolkit.walletApi.getWalletData()
  expect([persona, accounts]).toEqual([wallet.persona, [wallet.accounts[0]]])
})
