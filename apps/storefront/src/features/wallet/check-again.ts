import type { WalletApi } from '@lootboxes/wallet-connector/toolkit'
import type { Activity, ActivityLog } from '../activity/activity'
import { failureText } from '../activity/failure-text'

/** What pressing "Check again" came to, in a sentence. */
export const checkedText = (status: 'committed' | 'failed' | 'rejected' | 'undetermined'): string => {
  if (status === 'committed') return 'It worked: the ledger has committed it.'
  if (status === 'undetermined') return 'Asked the ledger: it still does not say how it ended.'
  const { sentence, next } = failureText(status)
  return `${sentence} ${next}`
}

export type CheckAgainOptions = {
  walletApi: Pick<WalletApi, 'checkTransaction'>
  activity: Pick<ActivityLog, 'announce' | 'items$' | 'put'>
  now: () => number
}

/**
 * Asks the ledger at once. A final answer changes the request's line, any other is noted in it with its time; every
 * answer is said aloud.
 */
export const checkAgain =
  ({ walletApi, activity, now }: CheckAgainOptions) =>
  async (intentHash: string): Promise<void> => {
    const note = (check: Activity['check']) => {
      const item = activity.items$.get().find((one) => one.intentHash === intentHash)
      if (item !== undefined) activity.put({ ...item, check }, { seen: true })
    }
    note('asking')
    // A sentence of its own in between, so that the same answer twice is heard twice.
    activity.announce('Asking the ledger.')
    const { status } = await walletApi.checkTransaction(intentHash)
    note(status === 'undetermined' ? now() : undefined)
    activity.announce(checkedText(status))
  }
