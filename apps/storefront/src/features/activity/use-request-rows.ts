'use client'

import type { RequestRow } from '@lootboxes/ui'
import { useStorefront } from '../shop/shop-provider'
import { useStore } from '../store/use-store'
import { activityTitle } from './activity-title'
import { failureText } from './failure-text'

/** The activity centre's lines in the words of the page; a message keeps its own (traps T11, T12). */
export function useRequestRows(): readonly RequestRow[] {
  const { activity, cancelRequest, checkAgain } = useStorefront()
  return useStore(activity.items$).map((item) => {
    const { id, status, at, error, intentHash } = item
    const failure = error === undefined ? undefined : failureText(error)
    return {
      id,
      status: item.message === undefined ? status : 'note',
      at,
      title: item.message ?? activityTitle(item.kind),
      sentence: failure && `${failure.sentence} ${failure.next}`,
      transactionId: intentHash,
      transactionHref: intentHash === undefined || status === 'pending' ? undefined : `/receipt/${intentHash}`,
      onCancel: item.canCancel ? () => void cancelRequest(id) : undefined,
      onCheckAgain:
        status === 'undetermined' && intentHash !== undefined ? () => void checkAgain(intentHash) : undefined,
    }
  })
}
