'use client'
import { chosenResult, requestCode } from '../request-code'
import { requestItemWords } from '../request-item-words'
import { requestOutcome } from '../request-outcome'
import type { RequestItem } from '../toolkit/request-items'
import { useRequestItems } from './use-request-items'

/** A request in words, for a list of them. */
export type RequestRow = {
  id: string
  title: string
  status: 'pending' | 'success' | 'fail' | 'declined' | 'cancelled' | 'undetermined'
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
}

const hourAndMinute = /* @__PURE__ */ new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** Returns the requests to the wallet as rows, newest first, and what `useRequestItems` knows about unseen ones. */
export const useRequestRows = ({ titleOf, textOf, helpHref, transactionHref, announce }: RequestRowsOptions) => {
  const { items, cancel, check, checks, unseenIds, markSeen } = useRequestItems()

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
  const rowOf = (item: RequestItem): RequestRow => {
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
  return { items, rowOf, unseenIds, markSeen }
}
