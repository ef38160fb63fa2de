/** What happened, and what to do next; `help` is the anchor in the help list. */
export type FailureText = { sentence: string; next: string }

const wallet = (sentence: string, next: string): FailureText => ({ sentence, next })

/**
 * Prose for the codes of the wallet's catalogue (spec section 8) and the ledger's words. Nothing here is shown in a
 * dialog: the activity centre shows it (trap T12).
 */
const texts: Readonly<Record<string, FailureText>> = {
  rejectedByUser: wallet('You declined the request in your wallet.', 'Nothing was sent. Try again whenever you like.'),
  userCancelledRequest: wallet('You took the request back.', 'Nothing was sent.'),
  canceledByUser: wallet('You took the request back.', 'Nothing was sent.'),
  missingExtension: wallet(
    'No wallet extension answered.',
    'Install the Radix Wallet Connector, reload the page, and try again.',
  ),
  wrongNetwork: wallet(
    'Your wallet is on another network.',
    'Switch its network in the wallet settings and try again.',
  ),
  failedToFindAccountWithEnoughFundsToLockFee: wallet(
    'No account can pay the network fee.',
    'Put some XRD into the account and try again.',
  ),
  failedToSignTransaction: wallet('The wallet could not sign it.', 'Nothing was sent. Try again.'),
  failedToPrepareTransaction: wallet(
    'The wallet could not prepare it.',
    'Nothing was sent. Check your balance and try again.',
  ),
  failedToSubmitTransaction: wallet(
    'The wallet could not hand it to the network.',
    'Check your connection and try again.',
  ),
  failedToPollSubmittedTransaction: wallet(
    'It was sent, but nobody could be asked how it ended.',
    'Use “Check again” before you send it a second time.',
  ),
  submittedTransactionWasDuplicate: wallet(
    'This very transaction was sent before.',
    'Look at your tickets: it may have worked.',
  ),
  submittedTransactionHasFailedTransactionStatus: wallet(
    'The ledger ran it and it failed.',
    'Only the network fee was paid.',
  ),
  submittedTransactionHasRejectedTransactionStatus: wallet(
    'The ledger did not accept it.',
    'Nothing left your account.',
  ),
  walletRequestValidation: wallet(
    'The request was not well formed, so it was not sent.',
    'This is our fault. Please tell us.',
  ),
  walletResponseValidation: wallet(
    'The wallet answered something we cannot read.',
    'Update your wallet and its extension.',
  ),
  unknownWebsite: wallet('Your wallet does not know this website.', 'Check the address in your browser.'),
  radixJsonNotFound: wallet('Your wallet could not verify this website.', 'Try again later.'),
  unknownDappDefinitionAddress: wallet('Your wallet could not verify this website.', 'Try again later.'),
  wrongAccountType: wallet('Your wallet could not verify this website.', 'Try again later.'),
  invalidPersona: wallet('The persona of this login is gone from your wallet.', 'Disconnect, then connect again.'),
  unlisted: wallet('This box is not listed here.', 'Buy from the boxes on the home page.'),
  busy: wallet('Another transaction is under way.', 'Wait until it is settled.'),
  'not-connected': wallet('No account is connected.', 'Connect your wallet first.'),
  unwritable: wallet('The order could not be written as a transaction.', 'This is our fault. Please tell us.'),
  transactionNotSuccessful: wallet(
    'The ledger ran it and it failed.',
    'Nothing but the network fee left your account.',
  ),
  failed: wallet('The ledger ran it and it failed.', 'Nothing but the network fee left your account.'),
  rejected: wallet('The ledger did not accept it.', 'Nothing left your account.'),
  undetermined: wallet(
    'We still do not know how it ended.',
    'We keep asking. Use “Check again” before you send it a second time.',
  ),
}

const unknown: FailureText = wallet(
  'It did not work.',
  'Nothing may have been sent. Look at your tickets, then try again.',
)

export const failureText = (code: string): FailureText => texts[code] ?? unknown
