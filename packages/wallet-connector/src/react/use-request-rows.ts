'use client'
import { chosenResult, requestCode } from '../request-code'
import { requestItemWords } from '../request-item-words'
import { requestOutcome } from '../request-outcome'
import type { RequestItem } from '../toolkit/request-items'
import { type RequestItemsHook, useRequestItems } from './use-request-items'

/** A request in words, for a list of them. */
export type RequestRow = {
  id: string
  title: string
  status: 'pending' | 'success' | 'fail' | 'declined' | 'cancelled' | 'undetermined' | 'note'
  at: number
  /** What happened, and what to do next. */
  sentence?: string | undefined
  helpHref?: string
  transactionIntentHash?: string | undefined
  transactionHref?: string | undefined
  /** Set while the request can be cancelled. */
  onCancel?: (() => void) | undefined
  onCheckAgain?: (() => void) | undefined
  /** Whether the ledger is being queried. */
  checking?: boolean
}

/** A line of the site between the requests: a message, or something that the site refused before a request. */
export type RequestNote = { readonly id: string; readonly at: number } & (
  | { readonly message: string }
  | { readonly title: string; readonly code: string }
)

/** The words and links of a site for its request rows. */
export type RequestRowsOptions = {
  titleOf: (item: RequestItem) => string
  /** The text of a code of `requestCode`. */
  textOf: (code: string) => { sentence: string; next: string }
  /** The help about a code. */
  helpHref: (code: string) => string
  /** The page of a transaction: a receipt, or an explorer. */
  transactionHref: (item: RequestItem, transactionIntentHash: string) => string | undefined
  /** Receives the result of "Check again", for screen readers. */
  announce: (sentence: string) => void
  /** Whether a request is listed. Default: all are. */
  isShown?: (item: RequestItem) => boolean
  /** The lines of the site, and the ids of those that the user has not seen. */
  notes?: readonly RequestNote[]
  unseenNotes?: readonly string[]
  /** The title of the requests whose success a message repeats: both are one row. */
  repeatedBy?: (message: string) => string | undefined
}

export type RequestRows = {
  /** Newest first. */
  rows: readonly RequestRow[]
  /** Failures that the user has not seen and that no later success has resolved. */
  unseen: number
  /** The user chose all of those ends: declined or cancelled. */
  isChosen: boolean
  markSeen: () => void
}

const MAX_ROWS = 40

/** Joins a message with the request it repeats. */
function withNotes(
  requests: readonly RequestRow[],
  notes: readonly RequestRow[],
  repeatedBy: NonNullable<RequestRowsOptions['repeatedBy']>,
): readonly RequestRow[] {
  const sentences = new Map<string, string>()
  const others = notes.filter(({ title, at, status }) => {
    const of = status === 'note' ? repeatedBy(title) : undefined
    const from = requests.find((row) => row.title === of && row.status === 'success' && row.at <= at)
    if (from === undefined || sentences.has(from.id)) return true
    sentences.set(from.id, title)
    return false
  })
  const joined = requests.map((row) => ({ ...row, sentence: row.sentence ?? sentences.get(row.id) }))
  return [...joined, ...others].toSorted((a, b) => b.at - a.at)
}

/** A failure counts until a later request of the same kind succeeds. */
const isOpen = (row: RequestRow, rows: readonly RequestRow[]) =>
  !rows.some(({ title, status, at }) => title === row.title && status === 'success' && at > row.at)

const hourAndMinute = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Returns the requests to the wallet and the lines of the site as rows, and how many failures the user has not seen. */
export function useRequestRows(options: RequestRowsOptions): RequestRows {
  const { textOf, helpHref, isShown = () => true, notes = [], unseenNotes = [], repeatedBy = () => undefined } = options
  const hook = useRequestItems()
  const { items, unseenIds, markSeen } = hook
  const noteRows = notes.map((note): RequestRow => {
    const { id, at } = note
    if ('message' in note) return { id, at, status: 'note', title: note.message }
    const { sentence, next } = textOf(note.code)
    return { id, at, status: 'fail', title: note.title, sentence: `${sentence} ${next}`, helpHref: helpHref(note.code) }
  })
  const requests = items.filter(isShown).map(rowMaker(options, hook))
  const rows = withNotes(
    requests.toSorted((a, b) => b.at - a.at),
    noteRows,
    repeatedBy,
  )
  const unseen = rows.filter(({ id }) => unseenIds.includes(id) || unseenNotes.includes(id))
  const open = unseen.filter((row) => isOpen(row, rows))
  return {
    rows: rows.slice(0, MAX_ROWS),
    unseen: open.length,
    isChosen: open.every(({ status }) => status === 'declined' || status === 'cancelled'),
    markSeen,
  }
}

function rowMaker(
  { titleOf, textOf, helpHref, transactionHref, announce }: RequestRowsOptions,
  { cancel, check, checks }: RequestItemsHook,
) {
  const checkedText = (status: 'committed' | 'failed' | 'rejected' | 'undetermined'): string => {
    if (status === 'committed') return 'It worked: the ledger has committed it.'
    if (status === 'undetermined') return 'Asked the ledger: it still does not say how it ended.'
    const { sentence, next } = textOf(status)
    return `${sentence} ${next}`
  }
  const checkAgain = async (hash: string) => {
    // Announced in between, so that screen readers repeat an unchanged answer.
    announce('Asking the ledger.')
    const checked = await check(hash)
    announce(checkedText(checked.isOk() ? checked.value.status : 'undetermined'))
  }
  const sentenceOf = (item: RequestItem, code: string | undefined): string | undefined => {
    if (code === undefined) {
      const superseded = item.supersededError === undefined ? undefined : requestItemWords(item)
      return superseded && `${superseded.what} ${superseded.next}`
    }
    const { sentence, next } = textOf(code)
    const checked = checks.get(item.transactionIntentHash ?? '')
    const isAsked = typeof checked === 'number'
    return `${isAsked ? `Still not known, asked at ${hourAndMinute.format(checked)}.` : sentence} ${next}`
  }
  return (item: RequestItem): RequestRow => {
    const { id, transactionIntentHash: hash } = item
    const outcome = requestOutcome(item)
    const code = requestCode(item)
    return {
      id,
      status: (outcome === 'fail' ? chosenResult(code) : undefined) ?? outcome,
      at: item.timestamp,
      title: titleOf(item),
      sentence: sentenceOf(item, code),
      ...(code === undefined ? {} : { helpHref: helpHref(code) }),
      transactionIntentHash: hash,
      transactionHref: hash === undefined ? undefined : transactionHref(item, hash),
      onCancel: item.status === 'pending' && item.showCancel ? () => cancel(id) : undefined,
      onCheckAgain: outcome === 'undetermined' && hash !== undefined ? () => void checkAgain(hash) : undefined,
      checking: hash !== undefined && checks.get(hash) === 'asking',
    }
  }
}
