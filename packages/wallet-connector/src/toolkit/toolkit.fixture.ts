import { exponential } from '@lootboxes/ledger'
import { type FakeClock, fakeClock } from '@lootboxes/ledger/testing'
import { ok } from 'neverthrow'
import { createWalletConnector } from '../connector/create-wallet-connector'
import { dApp, sampleResponse } from '../connector/sample-response.fixture'
import type { OutgoingMessage } from '../protocol/extension-command'
import type { StatusEvent } from '../protocol/lifecycle-event'
import type { RequestItems } from '../protocol/request-items'
import type { RequestInteraction } from '../protocol/wallet-interaction'
import { createDappToolkit } from './create-dapp-toolkit'
import type { DappToolkitOptions } from './dapp-toolkit'
import { memoryStorage, type StorageLike } from './storage'
import type { Settlement, TransactionWatcher } from './transaction-watcher'

type Reply = { items: ReturnType<typeof sampleResponse> } | { error: string } | undefined
export type LedgerStatus = 'Pending' | 'Unknown' | 'CommittedSuccess' | 'CommittedFailure' | 'Rejected'

/** Test material: a toolkit with a scripted wallet and ledger, and a fake clock. */
export const benchToolkit = ({
  storage = memoryStorage(),
  clock = fakeClock(1_767_225_600_000),
  words = {},
  status,
  reply = (interaction) => ({ items: sampleResponse(interaction.items) }),
  ...options
}: Partial<Omit<DappToolkitOptions, 'storage' | 'clock'>> & {
  storage?: StorageLike
  clock?: FakeClock
  /** The status of each transaction, one for each query; the last one repeats. */
  words?: Record<string, readonly LedgerStatus[]>
  reply?: (interaction: RequestInteraction) => Reply
  /** The extension's response to a status query; false: only an echo. */
  status?: Partial<StatusEvent> | false
} = {}) => {
  const linked: StatusEvent = {
    eventType: 'extensionStatus',
    isExtensionAvailable: true,
    isWalletLinked: true,
    ...(status || {}),
  }
  const sent: OutgoingMessage[] = []
  const interactions: RequestInteraction[] = []
  const questions: string[] = []
  const listeners = new Set<(message: unknown) => void>()
  let answering = reply
  const say = (message: unknown) => {
    for (const listener of [...listeners]) listener(message)
  }
  const answer = ({ interactionId }: { interactionId: string }, given: Reply) => {
    if (!given) return
    say(
      'error' in given
        ? { discriminator: 'failure', interactionId, error: given.error }
        : { discriminator: 'success', interactionId, items: given.items },
    )
  }
  const connector =
    options.connector ??
    createWalletConnector({
      networkId: 2,
      dAppDefinitionAddress: dApp,
      clock,
      transport: {
        name: 'bench',
        isReachable: () => true,
        listen: (listener) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
        send: (message) => {
          sent.push(message)
          say({ eventType: 'receivedByExtension', interactionId: message.interactionId })
          if (status !== false && 'discriminator' in message && message.discriminator === 'extensionStatus') say(linked)
          const interaction = 'interaction' in message ? message.interaction : message
          if (!('items' in interaction) || interaction.items.discriminator === 'cancelRequest') return
          const request = { ...interaction, items: interaction.items }
          interactions.push(request)
          void clock.sleep(90).then(() => answer(request, answering(request)))
        },
      },
    })

  const gateway: TransactionWatcher = options.gateway ?? {
    watchTransaction: async ({
      transactionIntentHash,
      interval = 0,
      multiplier = 1,
      maxDelay = 0,
      timeout,
      signal,
    }) => {
      const delay = exponential({ firstMs: interval, factor: multiplier, maxMs: maxDelay })
      const deadline = clock.now() + (timeout ?? Number.POSITIVE_INFINITY)
      const late: Settlement = {
        status: 'undetermined',
        transactionIntentHash,
        lastSeen: 'pending',
        because: { kind: 'deadline' },
      }
      const script = words[transactionIntentHash] ?? ['CommittedSuccess']
      for (let polls = 0; ; polls++) {
        const wait = delay(polls)
        if (clock.now() + wait > deadline) {
          await clock.sleep(deadline - clock.now(), signal)
          return ok(late)
        }
        await clock.sleep(wait, signal)
        questions.push(transactionIntentHash)
        const word = script[Math.min(polls, script.length - 1)]
        if (word === 'CommittedSuccess')
          return ok({ status: 'committed', transactionIntentHash, committedStateVersion: 7 })
        if (word === 'CommittedFailure') return ok({ status: 'failed', transactionIntentHash, reason: 'out of funds' })
        if (word === 'Rejected') return ok({ status: 'rejected', transactionIntentHash, reason: 'expired' })
      }
    },
  }
  const toolkit = createDappToolkit({
    networkId: 2,
    dAppDefinitionAddress: dApp,
    gateway,
    clock,
    ...options,
    storage,
    connector,
  })
  return {
    ...toolkit,
    toolkit,
    connector,
    clock,
    storage,
    sent,
    /** The interactions that reached the wallet. */
    interactions,
    /** The transaction hash of each query to the ledger. */
    questions,
    say,
    answer,
    setReply: (next: (interaction: RequestInteraction) => Reply) => {
      answering = next
    },
    lastItems: (): RequestItems | undefined => interactions.at(-1)?.items,
    listeners,
  }
}
export type ToolkitBench = ReturnType<typeof benchToolkit>
