import type { RequestItem, WalletApi } from '@lootboxes/wallet-connector/toolkit'
import type { Activity, ActivityLog } from '../activity/activity'
import { lateText } from '../activity/late-text'
import type { Order } from '../trade/trade'
import { isUnknownEnd } from '../trade/trade-words'
import type { OrderKinds } from './order-kinds'

const isLogin = ({ type }: RequestItem) => type !== 'sendTransaction'

/** The ledger's word: a rejection costs nothing, a committed failure costs the fee. */
const ledgerWords: Readonly<Record<string, string>> = { Rejected: 'rejected', CommittedFailure: 'failed' }

/** A request item as a line of the activity centre. Not knowing is no failure (trap T34). */
export function activityOf(item: RequestItem, kind: Activity['kind']): Activity {
  const followed = item.status === 'pending' && item.error !== undefined
  const undetermined = followed || (item.status === 'fail' && isUnknownEnd(item.error))
  return {
    id: item.id,
    kind,
    status: undetermined ? 'undetermined' : item.status,
    at: item.timestamp,
    error: followed ? 'undetermined' : (ledgerWords[item.transactionStatus ?? ''] ?? item.error),
    superseded: item.supersededError,
    intentHash: item.transactionIntentHash,
    canCancel: item.status === 'pending' && item.showCancel,
  }
}

export type FollowRequestsOptions = {
  walletApi: WalletApi
  activity: ActivityLog
  surface: 'activity' | 'none'
  kinds: OrderKinds
}

/**
 * Copies the toolkit's request items into the activity centre. What was there when the page opened counts as seen.
 * With the surface switched off failures stay in the console (trap T12).
 */
export function followRequests({ walletApi, activity, surface, kinds }: FollowRequestsOptions) {
  const old = new Set(walletApi.getRequestItems().map(({ id }) => id))
  const put = (items: readonly RequestItem[]) => {
    for (const item of items) {
      if (surface === 'none' && item.error !== undefined) continue
      const line = activityOf(item, isLogin(item) ? 'connect' : (kinds.get(item.id) ?? 'transaction'))
      // What "Check again" noted stays: the toolkit knows nothing of it.
      const before = activity.items$.get().find(({ id }) => id === item.id)
      const late = before?.status === line.status ? undefined : lateText(line)
      activity.put({ ...line, check: before?.check }, { seen: old.has(item.id) })
      // The dialog that waited for it has given up; nobody else says it.
      if (late !== undefined && !old.has(item.id)) activity.announce(late)
    }
  }
  const subscription = walletApi.requestItems$.subscribe(put)
  return {
    /** Which order a request item belongs to; the toolkit knows transactions only. */
    name: ({ itemId, kind }: { itemId: string; kind: Order['kind'] }) => {
      kinds.set(itemId, kind)
      put(walletApi.getRequestItems())
    },
    stop: () => subscription.unsubscribe(),
  }
}
