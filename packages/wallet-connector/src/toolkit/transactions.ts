import { type Clock, networkSuffix } from '@lootboxes/ledger'
import { err, ok, type Result, ResultAsync } from 'neverthrow'
import { Subscription } from 'rxjs'
import type { RequestCallbacks } from '../connector/callbacks'
import { newId } from '../connector/new-id'
import type { SendTransactionInput, WalletConnector } from '../connector/wallet-connector'
import type { Follower } from './follow-transaction'
import type { Journal, JournalEntry } from './journal'
import type { OpenControls } from './open-controls'
import type { RequestItem, RequestItems } from './request-items'
import type { SentLabels } from './sent-labels'
import { type ToolkitError, toolkitError } from './toolkit-error'
import { finalStatus, type Settlement } from './transaction-watcher'

/** Options of `walletApi.sendTransaction`. */
export type SendTransactionOptions = SendTransactionInput & {
  /** A name for the transaction, for example 'buy'. Stored with its request item and journal entry, also across a reload. */
  label?: string | undefined
  /** Called with the request item immediately and after each change, until the transaction is final. */
  onItem?: ((item: RequestItem) => unknown) | undefined
  /** Called once when the wallet has submitted the transaction, before the ledger has decided. */
  onTransactionId?: ((transactionIntentHash: string) => unknown) | undefined
  /** Milliseconds after which the wait for the ledger ends as `failedToPollSubmittedTransaction`. Watching continues. */
  timeout?: number | undefined
  /** Cancels the request before the wallet has submitted the transaction. Afterwards it only ends the wait. */
  signal?: AbortSignal | undefined
}

/** A committed, successful transaction. */
export type SentTransaction = {
  transactionIntentHash: string
  status: 'CommittedSuccess'
  settlement: Extract<Settlement, { status: 'committed' }>
}

export type TransactionsOptions = {
  networkId: number
  connector: WalletConnector
  items: RequestItems
  controls: OpenControls
  journal: Journal
  labels: SentLabels
  follower: Follower
  clock: Clock
  callbacks: (itemId: string, signal?: AbortSignal) => RequestCallbacks
}

/** A response of the wallet to a request that this page no longer waits for. */
export type OrphanResponse = { interactionId: string; transactionIntentHash: string }

const hasEndedUnsent = ({ status, transactionIntentHash }: RequestItem) =>
  status === 'fail' && transactionIntentHash === undefined

/** Codes that ended only the wait of the page: the wallet may still respond. */
const stoppedWaiting: readonly string[] = ['canceledByUser', 'requestAborted', 'connectorDestroyed']

const outcome = (id: string, settlement: Settlement): Result<SentTransaction, ToolkitError> => {
  const { transactionIntentHash } = settlement
  if (settlement.status === 'committed') return ok({ transactionIntentHash, status: 'CommittedSuccess', settlement })
  if (settlement.status === 'undetermined') {
    const cause = settlement.because
    const error = toolkitError(id, 'failedToPollSubmittedTransaction', undefined, cause)
    return err({ ...error, transactionIntentHash, status: 'undetermined', settlement })
  }
  const error = toolkitError(id, 'transactionNotSuccessful', settlement.reason)
  return err({ ...error, transactionIntentHash, status: finalStatus(settlement), settlement })
}

/** Calls `tell` with each change of an item until it has ended. */
const followItem = ({ items$ }: RequestItems, id: string, tell: (item: RequestItem) => unknown) => {
  let last: RequestItem | undefined
  const subscription = new Subscription()
  subscription.add(
    items$.subscribe((all) => {
      const item = all.find((one) => one.id === id)
      if (item === last) return
      last = item
      try {
        if (item) tell(item)
      } catch {
        // An error of the page's callback is ignored.
      }
      if (item?.status !== 'pending') subscription.unsubscribe()
    }),
  )
}

/** Sends a transaction to the wallet. Its item and its cancel handle follow the interaction. */
const submit = (
  { connector, items, controls, callbacks }: TransactionsOptions,
  id: string,
  {
    signal,
    onAsked,
    ...input
  }: SendTransactionInput & {
    signal: AbortSignal | undefined
    onAsked: (interactionId: string) => void
  },
) => {
  const given = callbacks(id, signal)
  return connector.sendTransaction(input, {
    ...given,
    eventCallback: (event) => {
      given.eventCallback?.(event)
      if (event === 'receivedByWallet') items.note(id, { showCancel: false })
    },
    requestControl: (control) => {
      controls.hand(id, control)
      const { interactionId } = control.getRequest()
      items.note(id, { interactionId })
      onAsked(interactionId)
    },
  })
}

/** Takes over a response that this page does not wait for, and reopens the request item it belongs to. */
const adopt = (
  { networkId, items, journal, labels, follower, clock }: TransactionsOptions,
  { interactionId, transactionIntentHash }: OrphanResponse,
) => {
  if (!transactionIntentHash.startsWith(`txid_${networkSuffix(networkId)}1`)) return
  const known = items.get()
  if (journal.has(transactionIntentHash) || known.some((item) => item.transactionIntentHash === transactionIntentHash))
    return
  const ended = known.find((item) => item.interactionId === interactionId && hasEndedUnsent(item))
  if (ended) items.reopen(ended, transactionIntentHash)
  const entry: JournalEntry = {
    transactionIntentHash,
    itemId: ended?.id ?? newId(),
    addedAt: clock.now(),
    supersededError: ended?.error ?? 'requestAborted',
    label: labels.take(interactionId) ?? ended?.label,
  }
  journal.add(entry)
  follower.keepFollowing(entry)
}

/** Transactions from the manifest to the settlement. */
export const createTransactions = (options: TransactionsOptions) => {
  const { items, controls, journal, labels, follower, clock } = options

  const submitted = (id: string, transactionIntentHash: string, label: string | undefined): JournalEntry => {
    const entry: JournalEntry = {
      transactionIntentHash,
      itemId: id,
      addedAt: clock.now(),
      // A disconnect has removed the item.
      supersededError: items.find(id) ? undefined : 'requestAborted',
      label,
    }
    journal.add(entry)
    items.note(id, { transactionIntentHash, showCancel: false })
    return entry
  }

  const run = async (
    id: string,
    { label, onTransactionId, timeout, signal, ...input }: SendTransactionOptions,
  ): Promise<Result<SentTransaction, ToolkitError>> => {
    let askedAs = ''
    const onAsked = (interactionId: string) => {
      askedAs = interactionId
      if (label !== undefined) labels.add(interactionId, label)
    }
    const answer = await submit(options, id, { ...input, signal, onAsked })
    controls.close(id)
    if (answer.isOk() || !stoppedWaiting.includes(answer.error.error)) labels.take(askedAs)
    if (answer.isErr()) {
      items.fail(id, answer.error.error)
      return err(answer.error)
    }
    const entry = submitted(id, answer.value.transactionIntentHash, label)
    try {
      onTransactionId?.(entry.transactionIntentHash)
    } catch {
      // An error of the page's callback does not change the transaction.
    }
    const settlement = await follower.follow(entry, { timeout, signal })
    if (settlement.status === 'undetermined') follower.keepFollowing(entry)
    return outcome(id, settlement)
  }

  return {
    send: ({ onItem, ...input }: SendTransactionOptions): ResultAsync<SentTransaction, ToolkitError> => {
      const id = newId()
      items.add({ id, type: 'sendTransaction', timestamp: clock.now(), label: input.label })
      if (onItem) followItem(items, id, onItem)
      controls.open(id)
      return new ResultAsync(run(id, input))
    },
    /** Handles a response that this page does not wait for: signed after a cancel, or for the previous page. */
    adopt: (response: OrphanResponse) => adopt(options, response),
    /** Queries one transaction now, whether or not it is in the journal. */
    check: (transactionIntentHash: string): Promise<Settlement> => {
      const known = journal.get().find((entry) => entry.transactionIntentHash === transactionIntentHash)
      const item = items.get().find((one) => one.transactionIntentHash === transactionIntentHash)
      return follower.check(known ?? { transactionIntentHash, itemId: item?.id ?? newId(), addedAt: clock.now() })
    },
    /** Continues to watch the transactions of the previous page. */
    resume: () => {
      for (const entry of journal.get()) follower.keepFollowing(entry)
    },
  }
}
export type Transactions = ReturnType<typeof createTransactions>
