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

/** Polls the relay while a request is open. */
export type RelayInbox = {
  /** Starts to poll, unless no request is open or it polls already. */
  watch: () => void
  stop: () => void
}

const MAX_DELAY_MS = 10_000

/** The request that a message answers. An event of its life answers nothing, so polling continues. */
const answeredId = (message: unknown): string | undefined =>
  typeof message === 'object' &&
  message !== null &&
  !('eventType' in message) &&
  'interactionId' in message &&
  typeof message.interactionId === 'string'
    ? message.interactionId
    : undefined

/** Decrypts a response of the wallet. Throws if it is not for this browser. */
const unseal = async (
  { memory, dAppDefinitionAddress }: RelayInboxOptions,
  { publicKey, data }: Extract<RelayEntry, { data: string }>,
): Promise<unknown> => {
  let cause: unknown
  for (const secret of memory.secrets()) {
    const shared = relayIdentity(secret).agree(publicKey)
    const answer = await openAnswer(await answerKey(shared, dAppDefinitionAddress), data)
    if (answer.isOk()) return answer.value
    cause = answer.error
  }
  throw new Error('No key of this browser opens the response', { cause })
}

export const createRelayInbox = (options: RelayInboxOptions): RelayInbox => {
  const { memory, clock, tell, logger, giveUpMs, pauseMs } = options
  const pauseAfter = exponential({ firstMs: pauseMs, factor: 2, maxMs: Math.max(pauseMs, MAX_DELAY_MS) })
  let running: AbortController | undefined

  const settle = (ids: readonly string[]) =>
    memory.setPending(memory.pending().filter(({ interactionId }) => !ids.includes(interactionId)))
  const fail = (ids: readonly string[], error: string, message: string) => {
    settle(ids)
    for (const interactionId of ids) tell({ discriminator: 'failure', interactionId, error, message })
  }

  /**
   * Ends the request that the error entry names, or all requests of the session. The entry is not signed, so it proves nothing
   * about a transaction: only an encrypted response, the ledger or the time limit ends one.
   */
  const take = async (entry: RelayEntry, signal: AbortSignal) => {
    if (signal.aborted) return
    if ('data' in entry) {
      const answer = await unseal(options, entry)
      const interactionId = answeredId(answer)
      if (interactionId !== undefined) settle([interactionId])
      tell(answer)
      return
    }
    const given = memory
      .pending()
      .filter(({ interactionId }) => entry.interactionId === undefined || entry.interactionId === interactionId)
    if (given.some(({ isTransaction }) => isTransaction))
      logger?.warn('The relay reported an error for a transaction', entry.error)
    const ended = given.flatMap(({ interactionId, isTransaction }) => (isTransaction ? [] : [interactionId]))
    fail(ended, entry.error, 'The wallet could not answer.')
  }
  const giveUp = () => {
    const late = memory.pending().filter(({ sentAtMs }) => clock.now() - sentAtMs >= giveUpMs)
    const ids = late.map(({ interactionId }) => interactionId)
    if (ids.length > 0) fail(ids, 'relayTimeout', 'The wallet left no answer at the relay.')
  }
  const ask = async (signal: AbortSignal): Promise<boolean> => {
    const batch = await fetchAnswers({ ...options, sessionId: memory.sessionId(), signal })
    if (signal.aborted) return true
    if (batch.isErr()) {
      logger?.debug('The relay did not answer', batch.error)
      return false
    }
    if (batch.value.unreadable > 0) logger?.warn('The relay returned unreadable entries', batch.value.unreadable)
    for (const entry of batch.value.entries) {
      await take(entry, signal).catch((cause: unknown) =>
        logger?.warn('A response at the relay could not be decrypted', cause),
      )
    }
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
