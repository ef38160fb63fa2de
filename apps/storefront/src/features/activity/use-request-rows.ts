'use client'

import type { RequestRow } from '@lootboxes/ui'
import { useStorefront } from '../shop/shop-provider'
import { useStore } from '../store/use-store'
import type { Activity } from './activity'
import { activityTitle } from './activity-title'
import { failureText } from './failure-text'
import { helpHref } from './help-href'
import { lateText } from './late-text'

const hourAndMinute = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** A receipt of what the ledger has committed, in success or failure; else the network's explorer, where there is one. */
function transactionHref({ status, error }: Activity, intentHash: string, explorerUrl: string | undefined) {
  if (status === 'success' || (status === 'fail' && error === 'failed')) return `/receipt/${intentHash}`
  return explorerUrl === undefined ? undefined : `${explorerUrl}/transaction/${intentHash}`
}

/** The activity centre's lines in the words of the page; a message keeps its own (traps T11, T12). */
export function useRequestRows(): readonly RequestRow[] {
  const { shop, activity, cancelRequest, checkAgain } = useStorefront()
  return useStore(activity.items$).map((item) => {
    const { id, status, at, error, intentHash, check } = item
    const failure = error === undefined ? undefined : failureText(error)
    const isOpen = status === 'undetermined' && intentHash !== undefined
    const happened =
      isOpen && typeof check === 'number'
        ? `Still not known, asked at ${hourAndMinute.format(check)}.`
        : failure?.sentence
    return {
      id,
      status: item.message === undefined ? status : 'note',
      at,
      title: item.message ?? activityTitle(item.kind),
      sentence: failure === undefined ? lateText(item) : `${happened} ${failure.next}`,
      ...(error === undefined ? {} : { helpHref: helpHref(error) }),
      transactionId: intentHash,
      transactionHref: intentHash === undefined ? undefined : transactionHref(item, intentHash, shop.explorerUrl),
      onCancel: item.canCancel ? () => void cancelRequest(id) : undefined,
      onCheckAgain: isOpen ? () => void checkAgain(intentHash) : undefined,
      checking: isOpen && check === 'asking',
    }
  })
}
