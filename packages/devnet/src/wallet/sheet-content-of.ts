import { displayAmount, parseAmount, shortenAddress } from '@lootboxes/ledger'
import type { AccountsRequest, PersonaDataRequest, RequestItems } from '@lootboxes/wallet-connector/protocol'
import type { HeldAccount, HeldAccounts } from './held-accounts'
import type { Interaction } from './interaction'
import type { AccountPick, Control, SheetContent } from './sheet/sheet-content'
import type { SubintentReview, TransactionReview } from './wallet-api-client'

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)

/** Short address and balances in one line. */
export const balanceNote = ({ address, balances }: HeldAccount): string => {
  const held = balances.map(({ amount, symbol }) =>
    parseAmount(amount).match(
      (known) => displayAmount(known, { unit: symbol }),
      () => `${amount} ${symbol}`,
    ),
  )
  return [shortenAddress(address), ...held].join(' · ')
}

const pickOf = (
  key: AccountPick['key'],
  request: AccountsRequest | undefined,
  held: HeldAccounts,
): readonly AccountPick[] => {
  if (request === undefined) return []
  const { quantifier, quantity } = request.numberOfAccounts
  const amount = `${quantifier === 'exactly' ? 'exactly' : 'at least'} ${counted(quantity, 'account', 'accounts')}`
  const legend = key === 'ongoing' ? `Share ${amount}, until you disconnect` : `Share ${amount} once`
  const accounts = held.accounts.map((account) => ({
    address: account.address,
    label: account.label,
    note: balanceNote(account),
  }))
  return [{ key, legend, quantifier, quantity, accounts }]
}

const fieldsOf = (request: PersonaDataRequest | undefined, { personaData }: HeldAccounts): readonly string[] => {
  if (request === undefined) return []
  const { givenNames, familyName } = personaData.name
  return [
    ...(request.isRequestingName === true ? [`Name: ${givenNames} ${familyName}`] : []),
    ...(request.numberOfRequestedEmailAddresses ? [`E-mail: ${personaData.emailAddresses.join(', ')}`] : []),
    ...(request.numberOfRequestedPhoneNumbers ? [`Phone: ${personaData.phoneNumbers.join(', ')}`] : []),
  ]
}

const list = (title: string, items: readonly string[], ordered = false) =>
  items.length === 0 ? [] : [{ title, ordered, items }]

export type DataItems = Extract<RequestItems, { discriminator: 'authorizedRequest' | 'unauthorizedRequest' }>

export type Send = Extract<RequestItems, { discriminator: 'transaction' }>['send']

export type PreAuthorization = Extract<RequestItems, { discriminator: 'preAuthorizationRequest' }>['request']

/** The sheet of a login or data request. `persona` is the choice of the persona that logs in. */
export const dataSheet = (
  items: DataItems,
  { metadata }: Interaction,
  held: HeldAccounts,
  persona?: Control,
): SheetContent => {
  const authorized = items.discriminator === 'authorizedRequest' ? items : undefined
  const proof = authorized?.proofOfOwnership
  const proven = [...(proof?.accountAddresses ?? []), ...(proof?.identityAddress ? [held.persona.label] : [])]
  const labelled = proven.map((address) => held.accounts.find((own) => own.address === address)?.label ?? address)
  const challenged =
    authorized?.auth.discriminator === 'loginWithChallenge' ||
    authorized?.ongoingAccounts?.challenge !== undefined ||
    items.oneTimeAccounts?.challenge !== undefined
  return {
    origin: metadata.origin,
    summary: authorized === undefined ? 'asks for something once.' : `wants you to log in as ${held.persona.label}.`,
    persona,
    picks: [...pickOf('ongoing', authorized?.ongoingAccounts, held), ...pickOf('oneTime', items.oneTimeAccounts, held)],
    lists: [
      ...list('Shared until you disconnect', fieldsOf(authorized?.ongoingPersonaData, held)),
      ...list('Shared once', fieldsOf(items.oneTimePersonaData, held)),
      ...list('With a proof that they are yours', labelled),
    ],
    notes: [
      ...(authorized?.reset?.accounts || authorized?.reset?.personaData ? ['The page asks you to choose again.'] : []),
      ...(challenged ? ['The page also gets a signature, which proves that the shared data is yours.'] : []),
    ],
    decision: 'approve-or-reject',
  }
}

/** Rounds an estimated amount for display. */
const roughly = (amount: string): string =>
  parseAmount(amount).match(
    (known) => displayAmount(known, { unit: 'XRD', maxDigits: 2 }),
    () => `${amount} XRD`,
  )

const feeNote = ({ fee }: TransactionReview): string => {
  if (fee.paidBy === null) return 'Network fee: paid by the component, not by you.'
  const about = fee.estimate === null ? '' : `about ${roughly(fee.estimate)}, `
  return `Network fee: ${about}from ${fee.paidBy}. ${fee.locked ?? ''} XRD are locked, what is not used comes back.`
}

/** The sheet of a transaction: its calls, its manifest, the payer, and the preview's result. */
export const transactionSheet = (send: Send, { metadata }: Interaction, review: TransactionReview): SheetContent => ({
  origin: metadata.origin,
  summary: 'wants you to sign a transaction.',
  picks: [],
  lists: [...list('What it does', review.steps, true), ...list('What changes', review.changes)],
  manifest: send.transactionManifest.trim(),
  notes: [...(send.message === undefined ? [] : [`Message, readable by everybody: ${send.message}`]), feeNote(review)],
  warning:
    review.expectedFailure === null
      ? undefined
      : `The ledger is expected to refuse this transaction: ${review.expectedFailure}`,
  decision: 'approve-or-reject',
})

const validity = ({ expiration }: PreAuthorization): string =>
  expiration.discriminator === 'expireAtTime'
    ? `It can be used until ${new Date(expiration.unixTimestampSeconds * 1000).toLocaleString()}.`
    : `It can be used for ${counted(expiration.expireAfterSeconds, 'second', 'seconds')} after you approve.`

/** The sheet of a pre-authorization: the description of your part, its manifest, and its expiry. */
export const preAuthorizationSheet = (
  request: PreAuthorization,
  { metadata }: Interaction,
  review: SubintentReview,
): SheetContent => ({
  origin: metadata.origin,
  summary: 'wants you to sign your part of a transaction in advance.',
  picks: [],
  lists: list('What your part does', review.steps, true),
  manifest: request.subintentManifest.trim(),
  notes: [
    ...(request.message === undefined ? [] : [`Message, readable by everybody: ${request.message}`]),
    validity(request),
    'Network fee: paid by the party that completes the transaction.',
  ],
  decision: 'approve-or-reject',
})

/** A sheet without a decision. */
export const noticeSheet = (origin: string, summary: string, items: readonly string[] = []): SheetContent => ({
  origin,
  summary,
  picks: [],
  lists: list('Accounts', items),
  notes: [],
  decision: 'notice',
})
