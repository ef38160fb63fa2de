import type { AuthorizedRequest } from '../protocol/request-items'
import type { AuthorizedResponse } from '../protocol/response-items'
import { type LoginState, loggedOut, type SharedData, type WalletData } from './login-state'
import { personaDataEntries, walletDataOf } from './wallet-data-of'

const mergeShared = (
  before: SharedData,
  { auth, ongoingAccounts, ongoingPersonaData, reset }: AuthorizedRequest,
): SharedData => ({
  persona: { proof: auth.discriminator === 'loginWithChallenge' || before.persona?.proof === true },
  ongoingAccounts: ongoingAccounts
    ? { numberOfAccounts: ongoingAccounts.numberOfAccounts, proof: ongoingAccounts.challenge !== undefined }
    : before.ongoingAccounts,
  ongoingPersonaData: ongoingPersonaData
    ? { ...(reset?.personaData ? {} : before.ongoingPersonaData), ...ongoingPersonaData }
    : before.ongoingPersonaData,
})

const mergeData = (before: WalletData, requested: AuthorizedRequest, answer: AuthorizedResponse): WalletData => {
  const entries = personaDataEntries(answer.ongoingPersonaData)
  const keepsData = requested.reset?.personaData !== true
  const replaced = new Set<string>(entries.map(({ entry }) => entry))
  const { proofs } = walletDataOf(answer)
  const renewed = new Set(proofs.map(({ address }) => address))
  return {
    persona: answer.auth.persona,
    accounts: requested.ongoingAccounts ? (answer.ongoingAccounts?.accounts ?? []) : before.accounts,
    personaData: [...(keepsData ? before.personaData.filter(({ entry }) => !replaced.has(entry)) : []), ...entries],
    proofs: [...before.proofs.filter(({ address }) => !renewed.has(address)), ...proofs],
  }
}

/** The login after a response. Replaces the requested data and keeps the rest. Another persona starts with an empty login (wallet-protocol D6). */
export const mergeLogin = (
  before: LoginState,
  { requested, answer, now }: { requested: AuthorizedRequest; answer: AuthorizedResponse; now: number },
): LoginState => {
  const same = before.walletData.persona?.identityAddress === answer.auth.persona.identityAddress
  const base = same ? before : loggedOut
  return {
    loggedInTimestamp: String(now),
    walletData: mergeData(base.walletData, requested, answer),
    sharedData: mergeShared(base.sharedData, requested),
  }
}
