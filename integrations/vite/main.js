import { createWalletConnector, walletErrorText } from '@lootboxes/wallet-connector'
import { extensionOrRelay, relayTransport } from '@lootboxes/wallet-connector/mobile'

const dAppDefinitionAddress = 'account_tdx_2_12yf9gd53yfep7a669fv2t3wm7nz9zeezwd04n02a433ker8vza6rhe'
const transport = extensionOrRelay({ relay: relayTransport({ dAppDefinitionAddress }) })
const connector = createWalletConnector({ networkId: 2, dAppDefinitionAddress, transport })

document.getElementById('connect').addEventListener('click', async () => {
  const login = await connector.request({
    discriminator: 'authorizedRequest',
    auth: { discriminator: 'loginWithoutChallenge' },
  })
  document.getElementById('result').textContent = login.match(({ auth }) => auth.persona.label, walletErrorText)
})
