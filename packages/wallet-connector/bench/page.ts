import type { ResultAsync } from 'neverthrow'
import { createWalletConnector } from '../src/index'
import { RECEIVE_EVENT, SEND_EVENT, WalletResponse } from '../src/protocol/index'

type Outgoing = { interactionId: string; discriminator?: string }
type Sender = { send: () => Promise<unknown> | ResultAsync<unknown, unknown>; end: () => void }

const dispatch = (type: string, detail: unknown) => window.dispatchEvent(new CustomEvent(type, { detail }))

const answerTo = (interactionId: string) => ({
  discriminator: 'success',
  interactionId,
  items: { discriminator: 'transaction', send: { transactionIntentHash: 'txid_tdx_2_1bench' } },
})

/** Calls `onRequest` for each request of the page, and answers status queries like an extension. Returns a function that stops it. */
const interceptRequests = (onRequest: (interactionId: string) => void): (() => void) => {
  const onSend = (event: Event) => {
    const { interactionId, discriminator } = (event as CustomEvent<Outgoing>).detail
    if (discriminator === 'extensionStatus')
      dispatch(RECEIVE_EVENT, { eventType: 'extensionStatus', isExtensionAvailable: true, isWalletLinked: true })
    else onRequest(interactionId)
  }
  window.addEventListener(SEND_EVENT, onSend)
  return () => window.removeEventListener(SEND_EVENT, onSend)
}

/** The baseline: one event out, one event back, one parse of the response. */
const floor = (): Sender => {
  const waiting = new Map<string, (value: unknown) => void>()
  let ids = 0
  const hear = (event: Event) => {
    const parsed = WalletResponse.safeParse((event as CustomEvent<unknown>).detail)
    if (parsed.success) waiting.get(parsed.data.interactionId)?.(parsed.data)
  }
  window.addEventListener(RECEIVE_EVENT, hear)
  return {
    send: () => {
      const interactionId = `floor-${++ids}`
      return new Promise((resolve) => {
        waiting.set(interactionId, resolve)
        dispatch(SEND_EVENT, { interactionId, items: { discriminator: 'transaction' } })
      })
    },
    end: () => window.removeEventListener(RECEIVE_EVENT, hear),
  }
}

const ours = (): Sender => {
  const connector = createWalletConnector({ networkId: 2, dAppDefinitionAddress: 'account_tdx_2_1bench' })
  return {
    send: () => connector.sendTransaction({ transactionManifest: 'DROP_ALL_PROOFS;' }),
    end: () => connector.destroy(),
  }
}

/** Mean microseconds from the call to the event, plus from the response to the resolved promise. */
const oneByOne = async ({ send, end }: Sender, count: number): Promise<{ mean: number; lastOverFirst: number }> => {
  let heardAt = 0
  let id = ''
  const stop = interceptRequests((interactionId) => {
    heardAt = performance.now()
    id = interactionId
  })
  const costs: number[] = []
  for (let n = 0; n < count; n++) {
    const calledAt = performance.now()
    const sent = send()
    // The official SDK dispatches its event some microtasks later.
    while (heardAt < calledAt) await Promise.resolve()
    const out = heardAt - calledAt
    dispatch(RECEIVE_EVENT, { eventType: 'receivedByExtension', interactionId: id })
    const answeredAt = performance.now()
    dispatch(RECEIVE_EVENT, answerTo(id))
    await sent
    costs.push(out + performance.now() - answeredAt)
  }
  stop()
  end()
  const mean = (part: readonly number[]) => part.reduce((sum, cost) => sum + cost, 0) / part.length
  const tenth = Math.ceil(count / 10)
  return { mean: mean(costs) * 1000, lastOverFirst: mean(costs.slice(-tenth)) / mean(costs.slice(tenth, 2 * tenth)) }
}

/** Mean microseconds of a request while `count` requests are open. */
const inFlight = async ({ send, end }: Sender, count: number): Promise<number> => {
  const ids: string[] = []
  const stop = interceptRequests((interactionId) => ids.push(interactionId))
  const start = performance.now()
  const all = Array.from({ length: count }, send)
  for (const id of ids) dispatch(RECEIVE_EVENT, answerTo(id))
  await Promise.all(all)
  const took = performance.now() - start
  stop()
  end()
  return (took / count) * 1000
}

/** The connector with an artificial leak that `heapGrowth` must detect: it stores the id of every request. */
const leaking = (): Sender => {
  const kept: string[] = []
  const { send, end } = ours()
  interceptRequests((interactionId) => kept.push(interactionId))
  return { send, end }
}

const kept = new Map<string, Sender>()

/** Sends sequential requests of one sender and reuses the sender in the next call. */
const lasting = async (kind: 'ours' | 'leaking', count: number): Promise<void> => {
  const sender = kept.get(kind) ?? { ours, leaking }[kind]()
  kept.set(kind, sender)
  await oneByOne({ send: sender.send, end: () => {} }, count)
}

/** Milliseconds from the text of a script to its last statement. The unique mark prevents a hit in the code cache. */
const evaluate = (script: string, mark: string): number => {
  const element = document.createElement('script')
  element.text = `/*${mark}*/${script}`
  const start = performance.now()
  document.head.append(element)
  const took = performance.now() - start
  element.remove()
  return took
}

export const bench = { senders: { floor, ours }, oneByOne, inFlight, lasting, evaluate }
declare global {
  interface Window {
    bench: typeof bench
    /** The official SDK, if it is installed. */
    official?: () => Sender
  }
}
