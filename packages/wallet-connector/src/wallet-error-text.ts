import type { ToolkitErrorCode } from './toolkit/toolkit-error'

/** The text of an error: the cause and the next step for the user. */
export type ErrorWords = { readonly what: string; readonly next: string }

/** Every text about errors and late answers. `{code}` stands for a code of a newer wallet. A missing text does not compile. */
export type ErrorCatalogue = {
  readonly codes: Readonly<Record<ToolkitErrorCode, ErrorWords>>
  readonly unknownCode: ErrorWords
  readonly cancelledTooLate: string
  readonly answeredLate: string
  readonly succeededLate: string
  readonly sentLate: string
}

/** The text of every known error code. A missing code does not compile. */
export const walletErrorWords: Readonly<Record<ToolkitErrorCode, ErrorWords>> = {
  canceledByUser: {
    what: 'The request was cancelled.',
    next: 'Start it again when you are ready.',
  },
  connectorDestroyed: {
    what: 'The page stopped talking to the wallet before it answered.',
    next: 'Reload the page, and look in your wallet before you start the request again. A transaction that you signed is still checked after the reload.',
  },
  expiredSubintent: {
    what: 'The pre-authorization expired before it reached the wallet.',
    next: 'Ask for it again with a later expiry.',
  },
  failedToCompileTransaction: {
    what: 'The wallet could not compile the transaction.',
    next: 'Nothing was sent. This is a fault of the site: report it with the transaction manifest.',
  },
  failedToFindAccountWithEnoughFundsToLockFee: {
    what: 'No account in the wallet has enough XRD for the network fee.',
    next: 'Add XRD to one of your accounts, then try again.',
  },
  failedToPollSubmittedTransaction: {
    what: 'The result of the transaction is not known yet.',
    next: 'It may still succeed: do not send it again. We keep checking, also after a reload.',
  },
  failedToPrepareTransaction: {
    what: 'The wallet could not prepare the transaction.',
    next: 'Nothing was sent. Check that your wallet is up to date and online, then try again.',
  },
  failedToSignAuthChallenge: {
    what: 'The wallet could not sign the proof that the site asked for.',
    next: 'Unlock the wallet (and a hardware device if the account needs one), then try again.',
  },
  failedToSignTransaction: {
    what: 'The wallet could not sign the transaction.',
    next: 'Nothing was sent. Unlock the wallet (and a hardware device if the account needs one), then try again.',
  },
  failedToSubmitTransaction: {
    what: 'The wallet could not submit the transaction to the network.',
    next: 'Check the connection of your phone. Look for the transaction in the history of the wallet before you send another.',
  },
  GenerateChallengeError: {
    what: 'The site could not create the challenge for the login.',
    next: 'Try again. For developers: `jsError` contains the error of the challenge generator.',
  },
  incompatibleVersion: {
    what: 'The wallet and the site speak different versions of the protocol.',
    next: 'Update the wallet. If it is up to date, the site needs a newer version of this library.',
  },
  invalidOptions: {
    what: 'This page is not set up to talk to wallets.',
    next: 'Contact the operator of the site. For developers: `message` names the option of `createDappToolkit`.',
  },
  invalidOriginURL: {
    what: 'The wallet does not accept the address of this site.',
    next: 'Open the site under its https address.',
  },
  invalidPersona: {
    what: 'The wallet no longer knows the persona of this login.',
    next: 'Connect again and choose a persona.',
  },
  invalidPersonaOrAccounts: {
    what: 'The wallet does not own the persona or the accounts of the requested proof.',
    next: 'Connect again, then repeat the request.',
  },
  invalidRequest: {
    what: 'The wallet could not read the request.',
    next: 'Update the wallet. If the error persists, report it: the request does not match the protocol.',
  },
  LoginRejectedByDapp: {
    what: 'The site refused the login.',
    next: 'Try another persona or account. For developers: `jsError` contains the error of the data request control.',
  },
  missingExtension: {
    what: 'No wallet extension answered.',
    next: 'Install the Radix Wallet Connector extension, or enable it for this site, then try again.',
  },
  noAccountShared: {
    what: 'Your wallet shared no account.',
    next: 'Connect again and choose one.',
  },
  radixJsonNotFound: {
    what: 'The wallet could not find /.well-known/radix.json on this site.',
    next: 'For developers: publish it with your dApp definition address, or use the wallet’s developer mode on localhost.',
  },
  radixJsonUnknownFileFormat: {
    what: 'The wallet could not read /.well-known/radix.json of this site.',
    next: 'For developers: it must be JSON with a `dApps` list of `dAppDefinitionAddress` entries.',
  },
  rejectedByUser: {
    what: 'You declined the request in your wallet.',
    next: 'Start it again if that was not intended.',
  },
  relayTimeout: {
    what: 'The wallet app did not answer in time.',
    next: 'It may still have sent a transaction: look in your wallet before you start the request again.',
  },
  requestAborted: {
    what: 'The page stopped waiting for the wallet.',
    next: 'Look in your wallet before you start the request again.',
  },
  requestInterceptorError: {
    what: 'The site stopped the request before it was sent.',
    next: 'For developers: `jsError` contains the error of the request interceptor.',
  },
  subintentExpirationTooClose: {
    what: 'The pre-authorization would expire before it can be used.',
    next: 'Ask for it again with an expiry at least a minute ahead.',
  },
  submittedTransactionHasFailedTransactionStatus: {
    what: 'The transaction failed on the ledger.',
    next: 'Only the network fee was charged. Check your balance and try again.',
  },
  submittedTransactionHasRejectedTransactionStatus: {
    what: 'The ledger rejected the transaction.',
    next: 'Nothing was charged. Try again.',
  },
  submittedTransactionWasDuplicate: {
    what: 'The same transaction had been submitted before.',
    next: 'Look for it in the wallet’s history before you send another.',
  },
  toolkitNotLoaded: {
    what: 'The part of this page that talks to wallets could not be loaded.',
    next: 'Check your connection, reload the page and try again.',
  },
  transactionNotSuccessful: {
    what: 'The ledger did not accept the transaction.',
    next: 'See `status`: after CommittedFailure only the network fee was charged, after Rejected nothing.',
  },
  unknownDappDefinitionAddress: {
    what: 'The wallet could not verify this site’s dApp definition.',
    next: 'For developers: the address must be an account of type dApp definition that claims this site, and radix.json must name it.',
  },
  unknownWebsite: {
    what: 'This site is not among the websites its dApp definition claims.',
    next: 'For developers: add the origin to `claimed_websites` of the dApp definition account.',
  },
  userCancelledRequest: {
    what: 'You cancelled the request on this page.',
    next: 'Start it again when you are ready.',
  },
  walletRequestValidation: {
    what: 'The site made an invalid request, so it was not sent.',
    next: 'For developers: `message` names the member and the expected value.',
  },
  walletResponseValidation: {
    what: 'The wallet’s response does not match the request.',
    next: 'Update the wallet. Look in its history before you send a transaction again. For developers: `message` names the member and the expected value.',
  },
  wrongAccountType: {
    what: 'The dApp definition address of this site is not a dApp definition account.',
    next: 'For developers: set the metadata `account_type` of that account to `dapp definition`.',
  },
  wrongNetwork: {
    what: 'Your wallet uses another network than this site.',
    next: 'Choose the site’s network in the wallet’s settings, then try again.',
  },
}

/** The default catalogue. */
export const englishErrors: ErrorCatalogue = {
  codes: walletErrorWords,
  unknownCode: {
    what: 'The wallet answered with “{code}”.',
    next: 'It may have been sent. Look at your account before you try again.',
  },
  cancelledTooLate: 'You cancelled too late: your wallet already had the request.',
  answeredLate: 'Your wallet responded after this page had stopped waiting.',
  succeededLate: 'It succeeded.',
  sentLate: 'It was sent. The ledger has not confirmed it yet.',
}

const isKnown = (code: string): code is ToolkitErrorCode => Object.hasOwn(walletErrorWords, code)

/** The texts of a code in one language. */
export const errorWordsOf = (code: string, { codes, unknownCode }: ErrorCatalogue): ErrorWords =>
  isKnown(code) ? codes[code] : { ...unknownCode, what: unknownCode.what.replace('{code}', () => code) }

/**
 * A sentence or two for the user. An unknown code of a newer wallet shows the wallet's own message.
 * @example walletErrorText(error, germanErrors) // default: English
 */
export const walletErrorText = (
  wallet: { error: string; message?: string },
  catalogue: ErrorCatalogue = englishErrors,
): string => {
  // Plain JavaScript passes any value that it caught.
  const { error = 'unknown', message = '' } = Object(wallet) as Partial<typeof wallet>
  const { what, next } = errorWordsOf(error, catalogue)
  if (!isKnown(error)) return message === '' ? what : message
  // The message of these codes names the member and the expected value.
  const member = error.endsWith('Validation') && message !== '' ? ` (${message})` : ''
  return `${what} ${next}${member}`
}
