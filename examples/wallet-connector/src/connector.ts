/** Requests an account once. The test wallet replaces extension and phone. */
import { createWalletConnector, walletErrorText } from '@lootboxes/wallet-connector'
import { createTestWallet, fakeTransport } from '@lootboxes/wallet-connector/testing'

const transport = fakeTransport() // omit it on a page
const wallet = createTestWallet({ seed: 1, wire: transport.wire })
const dAppDefinitionAddress = 'account_tdx_2_12yf9gd53yfep7a669fv2t3wm7nz9zeezwd04n02a433ker8vza6rhe'
const connector = createWalletConnector({ networkId: 2, dAppDefinitionAddress, transport })

const answer = await connector.request(
  {
    discriminator: 'unauthorizedRequest',
    oneTimeAccounts: { numberOfAccounts: { quantifier: 'exactly', quantity: 1 } },
  },
  { eventCallback: (event) => console.log(event), signal: AbortSignal.timeout(120_000) },
)
console.log(
  answer.match(
    ({ oneTimeAccounts }) => `shared: ${oneTimeAccounts?.accounts[0]?.label}`,
    (error) => walletErrorText(error),
  ),
)
connector.destroy()
wallet.stop()
