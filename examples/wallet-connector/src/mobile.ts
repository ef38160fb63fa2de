/** A phone without an extension: the request is a deep link, and the relay delivers the sealed response. */
import { createWalletConnector } from '@lootboxes/wallet-connector'
import { extensionOrRelay, relayTransport } from '@lootboxes/wallet-connector/mobile'
import { fakeTransport, localRelay, relayWallet } from '@lootboxes/wallet-connector/testing'

const networkId = 2
const dAppDefinitionAddress = 'account_tdx_2_12yf9gd53yfep7a669fv2t3wm7nz9zeezwd04n02a433ker8vza6rhe'
const localOnly = localRelay() // omit `fetch` on a page
const app = relayWallet(1, networkId, localOnly)
const relay = relayTransport({
  dAppDefinitionAddress,
  origin: 'https://shop.example',
  fetch: localOnly.fetch,
  pauseMs: 20,
  openLink: (link) => {
    console.log(link.split('?')[0])
    void app.openLink(link) // on a phone the link opens the wallet app
  },
})
const connector = createWalletConnector({
  networkId,
  dAppDefinitionAddress,
  session: relay.session,
  transport: extensionOrRelay({ relay, extension: fakeTransport(), hasWalletApp: () => true }),
})

const login = await connector.request({
  discriminator: 'authorizedRequest',
  auth: { discriminator: 'loginWithoutChallenge' },
})
console.log(login.isOk() ? login.value.auth.persona.label : login.error.message)
connector.endSession()
connector.destroy()
