/** What happened, and what to do next. */
export type FailureText = { sentence: string; next: string }

const say = (sentence: string, next: string): FailureText => ({ sentence, next })

/**
 * Prose for the codes of the wallet's catalogue (spec section 8) and the ledger's words. Nothing here is shown in a
 * dialog: the activity centre shows it (trap T12).
 */
const texts: Readonly<Record<string, FailureText>> = {
  rejectedByUser: say('You declined the request in your wallet.', 'Nothing was sent. Try again whenever you like.'),
  userCancelledRequest: say('You took the request back.', 'If your wallet still shows it, decline it there.'),
  canceledByUser: say('You took the request back.', 'If your wallet still shows it, decline it there.'),
  missingExtension: say(
    'No wallet extension answered.',
    'Install the Radix Wallet Connector, reload the page, and try again.',
  ),
  wrongNetwork: say('Your wallet is on another network.', 'Switch its network in the wallet settings and try again.'),
  failedToFindAccountWithEnoughFundsToLockFee: say(
    'No account can pay the network fee.',
    'Put some XRD into the account and try again.',
  ),
  failedToCompileTransaction: say('The wallet could not read the transaction.', 'This is our fault. Please tell us.'),
  failedToSignTransaction: say('The wallet could not sign it.', 'Nothing was sent. Try again.'),
  failedToPrepareTransaction: say(
    'The wallet could not prepare it.',
    'Nothing was sent. Check your balance and try again.',
  ),
  failedToSubmitTransaction: say(
    'The wallet could not hand it to the network.',
    'Check your connection and try again.',
  ),
  failedToPollSubmittedTransaction: say(
    'It was sent, but nobody could be asked how it ended.',
    'Look at your tickets before you send it a second time.',
  ),
  submittedTransactionWasDuplicate: say(
    'This very transaction was sent before.',
    'Look at your tickets before you send another: it may have worked.',
  ),
  submittedTransactionHasFailedTransactionStatus: say(
    'The ledger ran it and it failed.',
    'Only the network fee was paid.',
  ),
  submittedTransactionHasRejectedTransactionStatus: say('The ledger did not accept it.', 'Nothing left your account.'),
  walletRequestValidation: say(
    'The request was not well formed, so it was not sent.',
    'This is our fault. Please tell us.',
  ),
  walletResponseValidation: say(
    'The wallet answered something we cannot read.',
    'Look at your tickets first: it may have worked. Then update your wallet and its extension.',
  ),
  unknownWebsite: say('Your wallet does not know this website.', 'Check the address in your browser.'),
  radixJsonNotFound: say('Your wallet could not verify this website.', 'Try again later.'),
  unknownDappDefinitionAddress: say('Your wallet could not verify this website.', 'Try again later.'),
  wrongAccountType: say('Your wallet could not verify this website.', 'Try again later.'),
  invalidPersona: say('The persona of this login is gone from your wallet.', 'Disconnect, then connect again.'),
  requestInterceptorError: say('This page stopped the request before it was sent.', 'Reload the page and try again.'),
  GenerateChallengeError: say('No challenge could be made for the login.', 'Try again in a minute.'),
  LoginRejectedByDapp: say('This site did not accept the login.', 'Connect again, or with another persona.'),
  unlisted: say('This box is not listed here.', 'Buy from the boxes on the home page.'),
  busy: say('Another transaction is under way.', 'Wait until it is settled.'),
  'not-connected': say('No account is connected.', 'Connect your wallet first.'),
  'no-account': say('Your wallet shared no account.', 'Connect again and choose one.'),
  unloaded: say('The part of this page that talks to wallets could not be loaded.', 'Reload the page and try again.'),
  unwritable: say('The order could not be written as a transaction.', 'This is our fault. Please tell us.'),
  transactionNotSuccessful: say('The ledger ran it and it failed.', 'Nothing but the network fee left your account.'),
  failed: say('The ledger ran it and it failed.', 'Nothing but the network fee left your account.'),
  rejected: say('The ledger did not accept it.', 'Nothing left your account.'),
  undetermined: say(
    'We still do not know how it ended.',
    'We keep asking. Use “Check again” before you send it a second time.',
  ),
}

const unknown: FailureText = say(
  'It did not work.',
  'Nothing may have been sent. Look at your tickets, then try again.',
)

export const failureText = (code: string): FailureText => texts[code] ?? unknown

/** Every code with a text of its own. */
export const failureCodes: readonly string[] = Object.keys(texts)
