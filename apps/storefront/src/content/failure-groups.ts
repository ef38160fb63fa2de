import { failureText } from '@/client/failure-text'

type Group = { title: string; text: string; codes: readonly string[] }

const groups: readonly Group[] = [
  {
    title: 'You said no',
    text: 'A request ends when you decline it in the wallet or take it back on this page.',
    codes: ['rejectedByUser', 'userCancelledRequest', 'canceledByUser', 'requestAborted'],
  },
  {
    title: 'The wallet was not reached',
    text: 'The request never left this browser, so nothing can have happened to your account.',
    codes: [
      'missingExtension',
      'toolkitNotLoaded',
      'invalidOptions',
      'connectorDestroyed',
      'requestInterceptorError',
      'walletRequestValidation',
      'invalidRequest',
      'incompatibleVersion',
    ],
  },
  {
    title: 'The wallet does not trust the page, or is elsewhere',
    text: 'Before it shows you anything, a wallet checks its network, this site’s address and the login it gave you.',
    codes: [
      'wrongNetwork',
      'unknownWebsite',
      'invalidOriginURL',
      'radixJsonNotFound',
      'radixJsonUnknownFileFormat',
      'unknownDappDefinitionAddress',
      'wrongAccountType',
      'invalidPersona',
      'invalidPersonaOrAccounts',
      'failedToSignAuthChallenge',
      'GenerateChallengeError',
      'LoginRejectedByDapp',
      'noAccountShared',
      'not-connected',
      'payer-changed',
    ],
  },
  {
    title: 'It was not sent',
    text: 'The transaction was stopped before the ledger saw it: nothing left your account, not even a fee.',
    codes: [
      'unlisted',
      'price-mismatch',
      'price-unconfirmed',
      'busy',
      'unwritable',
      'failedToFindAccountWithEnoughFundsToLockFee',
      'failedToPrepareTransaction',
      'failedToCompileTransaction',
      'failedToSignTransaction',
      'failedToSubmitTransaction',
      'expiredSubintent',
      'subintentExpirationTooClose',
    ],
  },
  {
    title: 'The ledger said no',
    text: 'Either it was not accepted, which costs nothing, or it ran and was undone, which costs the network fee.',
    codes: [
      'submittedTransactionHasRejectedTransactionStatus',
      'rejected',
      'submittedTransactionHasFailedTransactionStatus',
      'transactionNotSuccessful',
      'failed',
    ],
  },
  {
    title: 'Nobody knows yet',
    text: 'It was sent, or may have been, and may well have worked. This site keeps checking its status, also after a reload and in other tabs.',
    codes: [
      'undetermined',
      'failedToPollSubmittedTransaction',
      'submittedTransactionWasDuplicate',
      'walletResponseValidation',
    ],
  },
]

export type HelpEntry = { codes: readonly string[]; sentence: string; next: string }
export type HelpGroup = { title: string; text: string; entries: readonly HelpEntry[] }

/** Codes with the same text share an entry. */
function entriesOf(codes: readonly string[]): readonly HelpEntry[] {
  const entries = new Map<string, HelpEntry>()
  for (const code of codes) {
    const { sentence, next } = failureText(code)
    const key = `${sentence} ${next}`
    entries.set(key, { sentence, next, codes: [...(entries.get(key)?.codes ?? []), code] })
  }
  return [...entries.values()]
}

/** Every failure with a text, grouped by the result of the request. */
export const helpGroups: readonly HelpGroup[] = groups.map(({ codes, ...group }) => ({
  ...group,
  entries: entriesOf(codes),
}))
