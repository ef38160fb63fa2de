import type {
  AccountsResponse,
  AuthorizedResponse,
  PersonaDataResponse,
  UnauthorizedResponse,
} from '../protocol/response-items'
import type { PersonaDataEntry, SignedChallenge, WalletData } from './login-state'

export const personaDataEntries = (given: PersonaDataResponse | undefined): PersonaDataEntry[] => [
  ...(given?.name ? [{ entry: 'fullName' as const, fields: given.name }] : []),
  ...(given?.emailAddresses ? [{ entry: 'emailAddresses' as const, fields: given.emailAddresses }] : []),
  ...(given?.phoneNumbers ? [{ entry: 'phoneNumbers' as const, fields: given.phoneNumbers }] : []),
]

const accountProofs = (given: AccountsResponse | undefined): SignedChallenge[] => {
  const { challenge = '', proofs = [] } = given ?? {}
  return proofs.map(({ accountAddress: address, proof }) => ({ type: 'account', challenge, proof, address }))
}

const personaProofs = ({ auth }: AuthorizedResponse): SignedChallenge[] =>
  auth.discriminator === 'loginWithChallenge'
    ? [{ type: 'persona', challenge: auth.challenge, proof: auth.proof, address: auth.persona.identityAddress }]
    : []

const ownershipProofs = ({ proofOfOwnership }: AuthorizedResponse): SignedChallenge[] =>
  (proofOfOwnership?.proofs ?? []).map((given) => {
    const challenge = proofOfOwnership?.challenge ?? ''
    return 'accountAddress' in given
      ? { type: 'account', challenge, proof: given.proof, address: given.accountAddress }
      : { type: 'persona', challenge, proof: given.proof, address: given.identityAddress }
  })

/** The wallet data of a response. One-time accounts come before ongoing ones (wallet-protocol B3). */
export const walletDataOf = (answer: AuthorizedResponse | UnauthorizedResponse): WalletData => {
  const once = answer.oneTimeAccounts
  if (answer.discriminator === 'unauthorizedRequest')
    return {
      accounts: once?.accounts ?? [],
      personaData: personaDataEntries(answer.oneTimePersonaData),
      proofs: accountProofs(once),
    }
  const lasting = answer.ongoingAccounts
  return {
    accounts: [...(once?.accounts ?? []), ...(lasting?.accounts ?? [])],
    personaData: [...personaDataEntries(answer.oneTimePersonaData), ...personaDataEntries(answer.ongoingPersonaData)],
    persona: answer.auth.persona,
    proofs: [...personaProofs(answer), ...accountProofs(once), ...accountProofs(lasting), ...ownershipProofs(answer)],
  }
}
