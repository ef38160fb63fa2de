import { isUndetermined } from '@lootboxes/wallet-connector/protocol'

/** What happened, and what to do next. */
export type FailureText = { sentence: string; next: string }

/** The texts of the wallet's error codes, such as `walletErrorWords` of `@lootboxes/wallet-connector`. */
export type WalletErrorWords = Readonly<Partial<Record<string, { what: string; next: string }>>>

/** The next step after an order that may be committed. */
const lookFirst = 'Look at your tickets before you send it again: it may have worked.'

/** Texts for failures of an order, beside the codes of the wallet. */
const own: Readonly<Record<string, FailureText>> = {
  unlisted: { sentence: 'This box is not listed here.', next: 'Buy from the boxes on the home page.' },
  'price-mismatch': {
    sentence: 'The ledger asks for another price than this page shows.',
    next: 'Nothing was sent. Reload the page. If the error stays, tell us.',
  },
  'price-unconfirmed': {
    sentence: 'The ledger does not confirm the price this page shows.',
    next: 'Nothing was sent. Try again later.',
  },
  busy: { sentence: 'Another transaction is under way.', next: 'Wait until it is settled.' },
  'not-connected': { sentence: 'No account is connected.', next: 'Connect your wallet first.' },
  'payer-changed': {
    sentence: 'The connected account changed before all of it was sent.',
    next: 'Look at your tickets, then continue with the account you want.',
  },
  failedToPollSubmittedTransaction: {
    sentence: 'The connection broke while your wallet was sending this. It may have been sent, or not.',
    next: lookFirst,
  },
  undetermined: {
    sentence: 'It was sent. The ledger has not said yet how it ended.',
    next: 'We keep asking. Use “Check again” before you send it again.',
  },
  unwritable: {
    sentence: 'The order could not be written as a transaction.',
    next: 'This is our fault. Please tell us.',
  },
}

/** The wallet's codes for the ends that the ledger reports. */
const ledgerCodes: Readonly<Record<string, string>> = {
  failed: 'submittedTransactionHasFailedTransactionStatus',
  rejected: 'submittedTransactionHasRejectedTransactionStatus',
}

const tellUs = 'This is our fault. Please tell us.'
const later = 'Try again later.'

/** Next steps for buyers, where the wallet’s texts are for developers or ignore tickets. */
const nextHere: Readonly<Record<string, string>> = {
  walletResponseValidation:
    'Look at your tickets first: it may have worked. Then update your wallet and its extension.',
  transactionNotSuccessful: 'Nothing but the network fee left your account.',
  submittedTransactionHasFailedTransactionStatus: 'Nothing but the network fee left your account.',
  submittedTransactionHasRejectedTransactionStatus: 'Nothing left your account.',
  requestInterceptorError: 'Reload the page and try again.',
  invalidOptions: tellUs,
  walletRequestValidation: tellUs,
  GenerateChallengeError: 'Try again in a minute.',
  LoginRejectedByDapp: 'Connect again, or with another persona.',
  unknownWebsite: 'Check the address in your browser.',
  radixJsonNotFound: later,
  radixJsonUnknownFileFormat: later,
  unknownDappDefinitionAddress: later,
  wrongAccountType: later,
  invalidPersona: 'Disconnect, then connect again.',
}

const unknown: FailureText = { sentence: 'The wallet reported an unknown error.', next: lookFirst }

/** Returns the text for a buyer of a code of the wallet, the ledger or an order (`failureCode`). Unknown codes share one. */
export function failureText(code: string, walletWords: WalletErrorWords): FailureText {
  const known = own[code]
  if (known !== undefined) return known
  const listed = ledgerCodes[code] ?? code
  const found = walletWords[listed]
  return found === undefined
    ? unknown
    : {
        sentence: found.what,
        next: nextHere[code] ?? nextHere[listed] ?? (isUndetermined(listed) ? lookFirst : found.next),
      }
}

/** Returns every code with its own text. */
export const failureCodes = (walletWords: WalletErrorWords): readonly string[] => [
  ...new Set([...Object.keys(walletWords), ...Object.keys(own), ...Object.keys(ledgerCodes)]),
]
