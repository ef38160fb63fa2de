/** A purchase from login to commit on a private devnet, offline and with real transactions. */
import { createDevnet } from '@lootboxes/devnet'
import { createGateway } from '@lootboxes/gateway'
import { amountOf, parseAccountAddress, xrdAddress } from '@lootboxes/ledger'
import { buyTickets, renderManifest } from '@lootboxes/manifest'
import { createWalletConnector } from '@lootboxes/wallet-connector'
import { createTestWallet, fakeTransport } from '@lootboxes/wallet-connector/testing'
import { createDappToolkit, DataRequestBuilder } from '@lootboxes/wallet-connector/toolkit'

const devnet = (await createDevnet({ history: false }))._unsafeUnwrap()
const baseUrl = (await devnet.listen({ port: 0 }))._unsafeUnwrap()
const { networkId, addresses } = devnet
const dAppDefinitionAddress = addresses.dappDefinition

const transport = fakeTransport()
const wallet = createTestWallet({
  seed: 1,
  networkId,
  wire: transport.wire,
  script: [{ on: 'transaction', reply: 'hold' }],
})
const connector = createWalletConnector({ networkId, dAppDefinitionAddress, transport })
const gateway = createGateway({ baseUrl, applicationName: 'Example' })
const toolkit = createDappToolkit({ networkId, dAppDefinitionAddress, gateway, connector, polling: { interval: 200 } })

toolkit.walletApi.setRequestData(DataRequestBuilder.persona(), DataRequestBuilder.accounts().exactly(1))
const login = (await toolkit.buttonApi.connect())._unsafeUnwrap()
console.log(`hello, ${login.persona?.label}`)

const held = await (await fetch(`${baseUrl}/wallet/accounts`)).json()
const account = parseAccountAddress(held.accounts[0].address)._unsafeUnwrap()
const order = {
  account,
  component: addresses.hugOpen,
  token: xrdAddress(networkId),
  ticketResource: addresses.hugOpenTickets,
  price: amountOf(2),
  count: 3n,
  networkId,
}
const transactionManifest = renderManifest(buyTickets(order)._unsafeUnwrap())

// Acts as the phone: the devnet holds the keys of its accounts and signs for them.
const signOnDevnet = async (interactionId: string) => {
  const body = JSON.stringify({ interactionId, manifest: transactionManifest, version: 1 })
  const headers = { 'content-type': 'application/json' }
  const signed = await (await fetch(`${baseUrl}/wallet/sign-transaction`, { method: 'POST', headers, body })).json()
  wallet.answer(interactionId, { reply: 'approve', transactionIntentHash: signed.transactionIntentHash })
}
toolkit.walletApi.progress$.subscribe(({ event }) => {
  const [, request] = wallet.requests()
  if (event === 'receivedByWallet' && request) void signOnDevnet(Object(request).interactionId)
})

const bought = await toolkit.walletApi.sendTransaction({ transactionManifest })
console.log(bought.isOk() ? bought.value.status : bought.error.error)

toolkit.destroy()
connector.destroy()
wallet.stop()
await devnet.close()
