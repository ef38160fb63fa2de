/** Injects faults with the test wallet: a rejection, a malformed response, a duplicate transaction and an offline phone. */
import { createWalletConnector } from '@lootboxes/wallet-connector'
import { createTestWallet, fakeTransport } from '@lootboxes/wallet-connector/testing'

const transport = fakeTransport()
const wallet = createTestWallet({
  seed: 7,
  wire: transport.wire,
  script: [{ reply: 'reject' }, { reply: 'malformed' }, { reply: 'fail', error: 'submittedTransactionWasDuplicate' }],
})
const dAppDefinitionAddress = 'account_tdx_2_12yf9gd53yfep7a669fv2t3wm7nz9zeezwd04n02a433ker8vza6rhe'
const connector = createWalletConnector({ networkId: 2, dAppDefinitionAddress, transport })
const send = () => connector.sendTransaction({ transactionManifest: 'CALL_METHOD …;' })

for (let attempt = 1; attempt <= 4; attempt++) {
  const sent = await send()
  console.log(sent.isOk() ? sent.value.transactionIntentHash : sent.error.error)
}

wallet.become({ online: false })
const waiting = await connector.sendTransaction(
  { transactionManifest: 'CALL_METHOD …;' },
  { requestControl: ({ cancelRequest }) => void setTimeout(() => void cancelRequest(), 50) },
)
console.log(waiting.isErr() && waiting.error.message)
connector.destroy()
wallet.stop()
