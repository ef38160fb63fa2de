/** A verified login: the server issues a challenge, the wallet signs it, the server checks keys and signatures. */
import { createGateway } from '@lootboxes/gateway'
import { createWalletConnector } from '@lootboxes/wallet-connector'
import { createRola, loginProofs, ownerKeysFrom, rolaErrorText } from '@lootboxes/wallet-connector/rola'
import { createTestWallet, fakeTransport } from '@lootboxes/wallet-connector/testing'
import { okAsync } from 'neverthrow'

const networkId = 2
const dAppDefinitionAddress = 'account_tdx_2_12yf9gd53yfep7a669fv2t3wm7nz9zeezwd04n02a433ker8vza6rhe'
const rola = createRola({
  networkId,
  dAppDefinitionAddress,
  origin: 'https://shop.example',
  readOwnerKeys: process.argv.includes('--ask-the-ledger')
    ? ownerKeysFrom(createGateway({ networkId, applicationName: 'Example' }))
    : (addresses) => okAsync(new Map(addresses.map((address) => [address, undefined]))),
})

// On the server
const challenge = (await rola.issueChallenge('session 1'))._unsafeUnwrap()

// On the page
const transport = fakeTransport({ origin: 'https://shop.example' })
const wallet = createTestWallet({ seed: 1, networkId, wire: transport.wire })
const connector = createWalletConnector({ networkId, dAppDefinitionAddress, transport })
const answer = await connector.request({
  discriminator: 'authorizedRequest',
  auth: { discriminator: 'loginWithChallenge', challenge },
})
connector.destroy()
wallet.stop()
if (answer.isErr()) throw new Error(answer.error.message)

// On the server, twice: a challenge is valid for one login
const login = { challenge, proofs: loginProofs(answer.value, challenge), session: 'session 1' }
for (const attempt of [await rola.verifyLogin(login), await rola.verifyLogin(login)]) {
  console.log(
    attempt.match(
      ([proved]) => `welcome, ${proved?.type}`,
      (error) => rolaErrorText(error),
    ),
  )
}
