import { DataRequestBuilder } from '@lootboxes/wallet-connector/toolkit'

async function post(path, body) {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`/auth/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.error.message)
  return answer
}

/** The toolkit stores a login only after the server has accepted it. */
export function verifyOnServer(walletApi) {
  walletApi.setRequestData(
    DataRequestBuilder.persona().withProof(),
    DataRequestBuilder.accounts().exactly(1).withProof(),
  )
  walletApi.provideChallengeGenerator(async () => (await post('challenge')).challenge)
  walletApi.dataRequestControl((walletData) => post('login', walletData))
}

/** For the toolkit's option `onDisconnect`. */
export const logOutOnServer = () => post('logout')
