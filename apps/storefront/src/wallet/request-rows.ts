'use client'

import type { RequestRow } from '@lootboxes/ui'
import { requestItemWords, requestOutcome, useRequestItems } from '@lootboxes/wallet-connector/react'
import type { RequestItem } from '@lootboxes/wallet-connector/toolkit'
import type { Client } from '@/client/client'
import { failureText, helpHref } from '@/client/failure-text'
import { useClient, useStore } from '@/client/use-client'
import { words } from '@/config/copy'

/** The button's own words name the request. */
const titles: Readonly<Record<string, string>> = {
  connect: 'Connect wallet',
  buy: words.buyTickets,
  reveal: words.revealTickets,
  redeem: words.redeemTickets,
}
/** A label starts with what was ordered. */
const titleOf = ({ type, label = '' }: RequestItem): string =>
  type === 'sendTransaction' ? (titles[label.split(' ')[0] ?? ''] ?? 'Transaction') : 'Connect wallet'

/** What became of a request, as a code `failureText` has words for. The ledger's word comes first: a rejection costs nothing, a failure the fee. */
export function requestCode({ status, error, transactionStatus }: RequestItem): string | undefined {
  if (status === 'pending') return error === undefined ? undefined : 'undetermined'
  if (transactionStatus === 'CommittedFailure') return 'failed'
  return transactionStatus === 'Rejected' ? 'rejected' : error
}

/** What somebody has meant to do did not fail. */
const meant: Readonly<Record<string, 'declined' | 'cancelled'>> = {
  rejectedByUser: 'declined',
  userCancelledRequest: 'cancelled',
  canceledByUser: 'cancelled',
}

const hourAndMinute = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** A receipt of what the ledger has committed, in success or failure; else the network's explorer, where there is one. */
function transactionHref(item: RequestItem, transactionIntentHash: string, explorerUrl: string | undefined) {
  if (item.status === 'success' || requestCode(item) === 'failed') return `/receipt/${transactionIntentHash}`
  return explorerUrl === undefined ? undefined : `${explorerUrl}/transaction/${transactionIntentHash}`
}

/** What pressing "Check again" came to, in a sentence. */
export const checkedText = (status: 'committed' | 'failed' | 'rejected' | 'undetermined'): string => {
  if (status === 'committed') return 'It worked: the ledger has committed it.'
  if (status === 'undetermined') return 'Asked the ledger: it still does not say how it ended.'
  const { sentence, next } = failureText(status)
  return `${sentence} ${next}`
}

/** With the surface switched off failures stay in the console (trap T12). */
const isShown = ({ site }: Pick<Client, 'site'>, { error }: RequestItem) =>
  site.errorSurface !== 'none' || error === undefined

const most = 40

/** What was asked of the wallet and what became of it, in the words of the page, newest first (traps T11, T12). */
export function useActivity(): { rows: readonly RequestRow[]; unseen: number; markSeen: () => void } {
  const client = useClient()
  const { site, activity } = client
  const { items, cancel, check, checks, unseen, markSeen } = useRequestItems()
  const notes = useStore(activity.notes$)
  const refused = useStore(activity.unseen$)

  const checkAgain = async (transactionIntentHash: string) => {
    // A sentence of its own in between, so that the same answer twice is heard twice.
    activity.announce('Asking the ledger.')
    const checked = await check(transactionIntentHash)
    activity.announce(checkedText(checked.isOk() ? checked.value.status : 'undetermined'))
  }
  const rowOf = (item: RequestItem): RequestRow => {
    const { id, transactionIntentHash: hash } = item
    const status = requestOutcome(item)
    const code = requestCode(item)
    const failure = code === undefined ? undefined : failureText(code)
    const late = item.supersededError === undefined ? undefined : requestItemWords(item)
    const asked = hash === undefined ? undefined : checks.get(hash)
    const happened =
      typeof asked === 'number' ? `Still not known, asked at ${hourAndMinute.format(asked)}.` : failure?.sentence
    return {
      id,
      status: (status === 'fail' ? meant[code ?? ''] : undefined) ?? status,
      at: item.timestamp,
      title: titleOf(item),
      sentence: failure === undefined ? late && `${late.what} ${late.next}` : `${happened} ${failure.next}`,
      ...(code === undefined ? {} : { helpHref: helpHref(code) }),
      transactionIntentHash: hash,
      transactionHref: hash === undefined ? undefined : transactionHref(item, hash, site.explorerUrl),
      onCancel: item.status === 'pending' && item.showCancel ? () => cancel(id) : undefined,
      onCheckAgain: status === 'undetermined' && hash !== undefined ? () => void checkAgain(hash) : undefined,
      checking: asked === 'asking',
    }
  }
  const said = notes.map((note): RequestRow => {
    const { id, at } = note
    if ('message' in note) return { id, at, status: 'note', title: note.message }
    const { sentence, next } = failureText(note.error)
    return {
      id,
      at,
      status: 'fail',
      title: titles[note.kind] ?? '',
      sentence: `${sentence} ${next}`,
      helpHref: helpHref(note.error),
    }
  })
  return {
    rows: [...items.filter((item) => isShown(client, item)).map(rowOf), ...said]
      .toSorted((a, b) => b.at - a.at)
      .slice(0, most),
    unseen: (site.errorSurface === 'none' ? 0 : unseen) + refused,
    markSeen: () => {
      markSeen()
      activity.markSeen()
    },
  }
}

/** What became of the last order of this kind that was sent after `since`, where that is not well: for the dialog it came from (T12). */
export function useTrouble(kind: keyof typeof titles, since: number): RequestRow | undefined {
  const { rows } = useActivity()
  const last = rows.find(({ title, status, at }) => title === titles[kind] && status !== 'note' && at >= since)
  return last === undefined || last.status === 'pending' || last.status === 'success' ? undefined : last
}
