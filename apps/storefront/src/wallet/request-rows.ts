'use client'

import type { RequestRow } from '@lootboxes/ui'
import { requestCode, useRequestRows } from '@lootboxes/wallet-connector/react'
import type { RequestItem } from '@lootboxes/wallet-connector/toolkit'
import type { Client } from '@/client/client'
import { failureText, helpHref } from '@/client/failure-text'
import { useClient, useStore } from '@/client/use-client'
import { words } from '@/config/copy'

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
  if (item.status === 'success' || requestCode(item) === 'failed') return `/receipt/${transactionIntentHash}`
  return explorerUrl === undefined ? undefined : `${explorerUrl}/transaction/${transactionIntentHash}`
}

/** With error surface `none`, failures are in the console only (trap T12). */
const isShown = ({ site }: Pick<Client, 'site'>, { error }: RequestItem) =>
  site.errorSurface !== 'none' || error === undefined

const MAX_ROWS = 40

/** The message that repeats the success of a kind of order. */
const successMessages: readonly (readonly [title: string, message: string])[] = [
  [words.revealTickets, words.revealed],
  [words.redeemTickets, words.redeemed],
]

/** Joins a message with the request it repeats, so that both are one row. */
function withMessages(requests: readonly RequestRow[], messages: readonly RequestRow[]): readonly RequestRow[] {
  const own = new Map<string, string>()
  const others = messages.filter(({ title, at }) => {
    const kind = successMessages.find(([, message]) => title.startsWith(message))?.[0]
    const from = requests.find((row) => row.title === kind && row.status === 'success' && row.at <= at)
    if (from === undefined || own.has(from.id)) return true
    own.set(from.id, title)
    return false
  })
  const joined = requests.map((row) => {
    const sentence = own.get(row.id)
    return sentence === undefined || row.sentence !== undefined ? row : { ...row, sentence }
  })
  return [...joined, ...others].toSorted((a, b) => b.at - a.at)
}

/** A failure counts until a later request of the same kind succeeds. */
const isOpen = (row: RequestRow, rows: readonly RequestRow[]) =>
  !rows.some(({ title, status, at }) => title === row.title && status === 'success' && at > row.at)

export type ShownActivity = {
  rows: readonly RequestRow[]
  /** Failures that the user has not seen and that no later success has resolved. */
  unseen: number
  /** The user chose all of those ends: declined or cancelled. */
  isChosen: boolean
  markSeen: () => void
}

/** Returns the requests to the wallet and their results as rows, newest first (traps T11, T12). */
export function useActivity(): ShownActivity {
  const client = useClient()
  const { site, activity } = client
  const { items, rowOf, unseenIds, markSeen } = useRequestRows({
    titleOf,
    textOf: failureText,
    helpHref,
    transactionHref: (item, hash) => transactionHref(item, hash, site.explorerUrl),
    announce: activity.announce,
  })
  const notes = useStore(activity.notes$)
  const refused = useStore(activity.unseen$)
  const noteRows = notes.map((note): RequestRow => {
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
  const requests = items.filter((item) => isShown(client, item)).map(rowOf)
  const rows = withMessages(
    requests.toSorted((a, b) => b.at - a.at),
    noteRows,
  )
  const unseen = rows.filter(({ id }) => unseenIds.includes(id) || refused.includes(id))
  const open = unseen.filter((row) => isOpen(row, rows))
  return {
    rows: rows.slice(0, MAX_ROWS),
    unseen: open.length,
    isChosen: open.every(({ status }) => status === 'declined' || status === 'cancelled'),
    markSeen: () => {
      markSeen()
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
