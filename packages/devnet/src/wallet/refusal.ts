import type { RequestItems } from '@lootboxes/wallet-connector/protocol'
import type { HeldAccounts } from './held-accounts'
import type { Interaction } from './interaction'

/** A failure for the page; `error` is a wallet code (wallet-protocol A11). */
export type Refusal = { error: string; message: string }

const METADATA_VERSION = 2

const quantities = (items: RequestItems) =>
  items.discriminator === 'authorizedRequest'
    ? [items.ongoingAccounts, items.oneTimeAccounts]
    : items.discriminator === 'unauthorizedRequest'
      ? [items.oneTimeAccounts]
      : []

const asksForNone = (items: RequestItems): boolean =>
  quantities(items).some(
    (request) => request?.numberOfAccounts.quantifier === 'exactly' && request.numberOfAccounts.quantity === 0,
  )

const unknownParty = (items: RequestItems, held: HeldAccounts): Refusal | undefined => {
  if (items.discriminator !== 'authorizedRequest') return undefined
  const { auth, proofOfOwnership } = items
  if (auth.discriminator === 'usePersona' && auth.identityAddress !== held.persona.identityAddress) {
    return { error: 'invalidPersona', message: 'This wallet has no such persona.' }
  }
  if (proofOfOwnership === undefined) return undefined
  const requested = [...(proofOfOwnership.accountAddresses ?? []), proofOfOwnership.identityAddress ?? []].flat()
  const own = [held.persona.identityAddress, ...held.accounts.map(({ address }) => address)]
  return requested.length === 0 || requested.some((address) => !own.includes(address))
    ? { error: 'invalidPersonaOrAccounts', message: 'This wallet cannot prove the requested ownership.' }
    : undefined
}

/** Checks that refuse a request without the user, in the order of the real wallet (wallet-protocol A9.2). */
export const refusalOf = ({ metadata, items }: Interaction, held: HeldAccounts): Refusal | undefined => {
  if (metadata.version !== METADATA_VERSION) {
    return { error: 'incompatibleVersion', message: `Version ${metadata.version} is not ${METADATA_VERSION}.` }
  }
  if (metadata.networkId !== held.networkId) {
    return {
      error: 'wrongNetwork',
      message: `Wallet is using network ID: ${held.networkId}, request specified network ID: ${metadata.networkId}.`,
    }
  }
  if (!metadata.dAppDefinitionAddress.startsWith('account_')) {
    return { error: 'unknownDappDefinitionAddress', message: 'The dApp definition address is not an account.' }
  }
  if (asksForNone(items)) return { error: 'invalidRequest', message: 'Exactly 0 accounts cannot be shared.' }
  return unknownParty(items, held)
}
