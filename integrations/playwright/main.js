/* global addresses */
import { createGateway } from '@lootboxes/gateway'
import { walletErrorText } from '@lootboxes/wallet-connector'
import { createDappToolkit, DataRequestBuilder } from '@lootboxes/wallet-connector/toolkit'

const networkId = 240
const { dappDefinition: dAppDefinitionAddress } = addresses
const gateway = createGateway({ networkId, applicationName: 'A shop', baseUrl: 'http://127.0.0.1:4138' })
const { walletApi, buttonApi } = createDappToolkit({ networkId, dAppDefinitionAddress, gateway })
walletApi.setRequestData(DataRequestBuilder.persona(), DataRequestBuilder.accounts().exactly(1))

// `?wallet=test` starts the test wallet in development, without an extension or a test runner.
if (import.meta.env.DEV && new URLSearchParams(location.search).get('wallet') === 'test') {
  const { createTestWallet, sessionStateStore } = await import('@lootboxes/wallet-connector/testing')
  createTestWallet({ seed: 1, networkId, store: sessionStateStore(window) })
}

const say = (text) => {
  document.getElementById('result').textContent = text
}
walletApi.walletData$.subscribe(({ persona }) => say(persona ? `Connected: ${persona.label}` : 'Not connected'))
document.getElementById('connect').addEventListener('click', async () => {
  const login = await buttonApi.connect()
  if (login.isErr()) say(walletErrorText(login.error))
})
document.getElementById('send').addEventListener('click', async () => {
  const [account] = walletApi.getWalletData().accounts
  const { faucet } = (await gateway.getNetworkConfiguration())._unsafeUnwrap().well_known_addresses
  const sent = await walletApi.sendTransaction({
    transactionManifest: `
      CALL_METHOD Address("${faucet}") "lock_fee" Decimal("5");
      CALL_METHOD Address("${faucet}") "free";
      CALL_METHOD Address("${account.address}") "try_deposit_batch_or_abort" Expression("ENTIRE_WORKTOP") Enum<0u8>();`,
  })
  say(sent.match(({ status }) => status, walletErrorText))
})
