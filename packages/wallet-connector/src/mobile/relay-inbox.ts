import { type Clock, exponential } from '@lootboxes/ledger'
import type { Logger } from '../connector/logger'
import { fetchAnswers, type RelayEntry } from './relay-answers'
import { relayIdentity } from './relay-identity'
import type { RelayMemory } from './relay-memory'
import { answerKey, openAnswer } from './sealed-answer'

export type RelayInboxOptions = {
  memory: RelayMemory
  clock: Clock
  tell: (message: unknown) => void
  dAppDefinitionAddress: string
  relayUrl: string
  fetch: typeof globalThis.fetch
  pauseMs: number
  giveUpMs: number
  logger: Logger | undefined
}

/** Asks the relay while something is open. */
export type RelayInbox = {
  /** Starts asking, unless nothing is open or it is being asked already. */
  watch: () => void
  stop: () => void
}

const LONGEST_PAUSE_MS = 10_000

const idOf = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && 'interactionId' in answer && typeof answer.interactionId === 'string'
    ? answer.interactionId
    : undefined

export const createRelayInbox = (options: RelayInboxOptions): RelayInbox => {
  const { memory, clock, tell, dAppDefinitionAddress, logger, giveUpMs, pauseMs } = options
  const pauseAfter = exponential({ firstMs: pauseMs, factor: 2, maxMs: Math.max(pauseMs, LONGEST_PAUSE_MS) })
  let running: AbortController | undefined

  const settle = (ids: readonly string[]) =>
    memory.setPending(memory.pending().filter(({ interactionId }) => !ids.includes(interactionId)))
  const fail = (ids: readonly string[], error: string, message: string) => {
    settle(ids)
    for (const interactionId of ids) tell({ discriminator: 'failure', interactionId, error, message })
  }

  const takeSealed = async ({ publicKey, data }: Extract<RelayEntry, { data: string }>) => {
    const shared = relayIdentity(memory.secret()).agree(publicKey)
    const answer = await openAnswer(await answerKey(shared, dAppDefinitionAddress), data)
    if (answer.isErr()) throw answer.error
    const interactionId = idOf(answer.value)
    if (interactionId !== undefined) settle([interactionId])
    tell(answer.value)
  }
  /**
   * The wallet names the request it gives up, or else gives up the whole session. Nobody has signed that, so it cannot say
   * what became of a transaction: only a sealed answer, the ledger or the time ends one.
   */
  const take = async (entry: RelayEntry) => {
    if ('data' in entry) return takeSealed(entry)
    const given = memory
      .pending()
      .filter(({ interactionId }) => entry.interactionId === undefined || entry.interactionId === interactionId)
    if (given.some(({ isTransaction }) => isTransaction)) logger?.warn('The relay gave up a transaction', entry.error)
    const ended = given.flatMap(({ interactionId, isTransaction }) => (isTransaction ? [] : [interactionId]))
    fail(ended, entry.error, 'The wallet could not answer.')
  }
  const takeAll = async (entries: readonly RelayEntry[], signal: AbortSignal) => {
    for (const entry of entries) {
      if (signal.aborted) return
      await take(entry).catch((cause: unknown) => logger?.warn('An answer at the relay could not be opened', cause))
    }
  }
  const giveUp = () => {
    const late = memory.pending().filter(({ sentAtMs }) => clock.now() - sentAtMs >= giveUpMs)
    if (late.length === 0) return
    fail(
      late.map(({ interactionId }) => interactionId),
      'relayTimeout',
      'The wallet left no answer at the relay.',
    )
  }
  const ask = async (signal: AbortSignal): Promise<boolean> => {
    const batch = await fetchAnswers({ ...options, sessionId: memory.sessionId(), signal })
    if (signal.aborted) return true
    if (batch.isErr()) {
      logger?.debug('The relay did not answer', batch.error)
      return false
    }
    if (batch.value.unreadable > 0) logger?.warn('The relay held entries nobody can read', batch.value.unreadable)
    await takeAll(batch.value.entries, signal)
    return true
  }
  const run = async (signal: AbortSignal) => {
    let failures = 0
    while (!signal.aborted && memory.pending().length > 0) {
      await clock.sleep(pauseAfter(failures), signal)
      failures = (await ask(signal)) ? 0 : failures + 1
      if (running?.signal === signal) giveUp()
    }
  }

  const stop = () => {
    running?.abort(new Error('stopped'))
    running = undefined
  }
  return {
    stop,
    watch: () => {
      if (running !== undefined || memory.pending().length === 0) return
      const own = new AbortController()
      running = own
      const ended = () => {
        if (running === own) running = undefined
      }
      run(own.signal).then(ended, ended)
    },
  }
}
