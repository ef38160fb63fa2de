'use client'

import { type RequestRow, type RequestRows, requestCode, useRequestRows } from '@lootboxes/wallet-connector/react'
import type { RequestItem } from '@lootboxes/wallet-connector/toolkit'
import type { Client } from '@/client/client'
import { failureText, helpHref } from '@/client/failure-text'
import { useClient, useStore } from '@/client/use-client'
import { words } from '@/config/copy'
import { receiptPath } from '@/config/paths'

/** The title of a request is the name of the button that sent it. */
const titles: Readonly<Record<string, string>> = {
  connect: 'Connect wallet',
  buy: words.buyTickets,
  reveal: words.revealTickets,
  redeem: words.redeemTickets,
}
/** A label starts with the kind of the order. */
const titleOf = ({ type, label = '' }: RequestItem): string =>
  type === 'sendTransaction' ? (titles[label.split(' ')[0] ?? ''] ?? 'Transaction') : 'Connect wallet'

/** The receipt of a committed transaction, succeeded or failed; else its page in the explorer of the network. */
function transactionHref(item: RequestItem, transactionIntentHash: string, explorerUrl: string | undefined) {
  if (item.status === 'success' || requestCode(item) === 'failed') return receiptPath(transactionIntentHash)
  return explorerUrl === undefined ? undefined : `${explorerUrl}/transaction/${transactionIntentHash}`
}

/** With error surface `none`, failures are in the console only (trap T12). */
const isShown = ({ site }: Pick<Client, 'site'>, { error }: RequestItem) =>
  site.errorSurface !== 'none' || error === undefined

/** The kind of order whose success each message repeats. */
const repeated: readonly (readonly [message: string, title: string])[] = [
  [words.revealed, words.revealTickets],
  [words.redeemed, words.redeemTickets],
]

/** Returns the requests to the wallet and their results as rows, newest first (traps T11, T12). */
export function useActivity(): RequestRows {
  const client = useClient()
  const { site, activity } = client
  const notes = useStore(activity.notes$)
  const rows = useRequestRows({
    titleOf,
    textOf: failureText,
    helpHref,
    transactionHref: (item, hash) => transactionHref(item, hash, site.explorerUrl),
    announce: activity.announce,
    isShown: (item) => isShown(client, item),
    notes: notes.map((note) =>
      'message' in note ? note : { id: note.id, at: note.at, title: titles[note.kind] ?? '', code: note.error },
    ),
    unseenNotes: useStore(activity.unseen$),
    repeatedBy: (message) => repeated.find(([start]) => message.startsWith(start))?.[1],
  })
  return {
    ...rows,
    markSeen: () => {
      rows.markSeen()
      activity.markSeen()
    },
  }
}

/**
 * Returns the last order of this kind that was sent after `since` and did not succeed, for the dialog that sent it (T12).
 */
export function useTrouble(kind: keyof typeof titles, since: number): RequestRow | undefined {
  const { rows } = useActivity()
  const last = rows.find(({ title, status, at }) => title === titles[kind] && status !== 'note' && at >= since)
  return last === undefined || last.status === 'pending' || last.status === 'success' ? undefined : last
}
