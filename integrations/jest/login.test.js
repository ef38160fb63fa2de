const { createGateway } = require('@lootboxes/gateway')
const { parseAmount } = require('@lootboxes/ledger')
const { buyTickets } = require('@lootboxes/manifest')
const { createWalletConnector } = require('@lootboxes/wallet-connector')
const { createTestWallet, fakeTransport } = require('@lootboxes/wallet-connector/testing')
const { entriesFor } = require('./entries.cjs')

/* Jest loads packages with `require`, and `require` in Jest loads no ES modules. */
const networkId = 2
const dAppDefinitionAddress = 'account_tdx_2_12yf9gd53yfep7a669fv2t3wm7nz9zeezwd04n02a433ker8vza6rhe'

test.each(entriesFor('require'))('%s loads', (entry) => expect(Object.keys(require(entry)).length).toBeGreaterThan(0))

test('the test wallet logs in', async () => {
  for (const loaded of [createGateway, parseAmount, buyTickets]) expect(typeof loaded).toBe('function')
  const transport = fakeTransport()
  const wallet = createTestWallet({ seed: 1, networkId, wire: transport.wire })
  const connector = createWalletConnector({ networkId, dAppDefinitionAddress, transport })
  const answer = await connector.request({
    discriminator: 'authorizedRequest',
    auth: { discriminator: 'loginWithoutChallenge' },
  })
  expect(answer.isOk() && answer.value.auth.persona.label).toBe('Test Persona')
  connector.destroy()
  wallet.stop()
})
