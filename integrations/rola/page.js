/* global LootboxConnect, LootboxGateway, settings */
const { networkId, dAppDefinitionAddress, gatewayUrl } = settings
const gateway = LootboxGateway.createGateway({ networkId, baseUrl: gatewayUrl, applicationName: 'My shop' })
const { createDappToolkit, DataRequestBuilder, walletErrorText } = LootboxConnect
const { walletApi, buttonApi } = createDappToolkit({ networkId, dAppDefinitionAddress, gateway })

const answered = async (asked) => {
  const answer = await asked
  if (!answer.ok) throw new Error(await answer.text())
  return answer
}
walletApi.setRequestData(DataRequestBuilder.persona().withProof(), DataRequestBuilder.accounts().exactly(1).withProof())
walletApi.provideChallengeGenerator(async () => (await answered(fetch('/challenge'))).text())
walletApi.dataRequestControl(({ proofs }) =>
  answered(
    fetch('/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ proofs }),
    }),
  ),
)

document.getElementById('connect').addEventListener('click', async () => {
  const login = await buttonApi.connect()
  const text = login.match(({ persona }) => `Welcome, ${persona.label}`, walletErrorText)
  document.getElementById('result').textContent = text
})
