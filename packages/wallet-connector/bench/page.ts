import type { ResultAsync } from 'neverthrow'
import { createWalletConnector } from '../src/index'
import { RECEIVE_EVENT, SEND_EVENT, WalletResponse } from '../src/protocol/index'

type Outgoing = { interactionId: string }
export type Sender = { send: () => Promise<unknown> | ResultAsync<unknown, unknown>; end: () => void }

const dispatch = (type: string, detail: unknown) => window.dispatchEvent(new CustomEvent(type, { detail }))

const answerTo = (interactionId: string) => ({
  discriminator: 'success',
  interactionId,
  items: { discriminator: 'transaction', send: { transactionIntentHash: 'txid_tdx_2_1bench' } },
})

/** The least anybody can do: one event out, one back, one parse of the answer. */
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

/** Mean microseconds of call-to-event plus answer-to-resolved. */
const oneByOne = async ({ send, end }: Sender, count: number): Promise<{ mean: number; lastOverFirst: number }> => {
  let heardAt = 0
  let id = ''
  const overhear = (event: Event) => {
    heardAt = performance.now()
    id = (event as CustomEvent<Outgoing>).detail.interactionId
  }
  window.addEventListener(SEND_EVENT, overhear)
  const costs: number[] = []
  for (let n = 0; n < count; n++) {
    const calledAt = performance.now()
    const sent = send()
    const out = heardAt - calledAt
    dispatch(RECEIVE_EVENT, { eventType: 'receivedByExtension', interactionId: id })
    const answeredAt = performance.now()
    dispatch(RECEIVE_EVENT, answerTo(id))
    await sent
    costs.push(out + performance.now() - answeredAt)
  }
  window.removeEventListener(SEND_EVENT, overhear)
  end()
  const mean = (part: readonly number[]) => part.reduce((sum, cost) => sum + cost, 0) / part.length
  const tenth = Math.ceil(count / 10)
  return { mean: mean(costs) * 1000, lastOverFirst: mean(costs.slice(-tenth)) / mean(costs.slice(tenth, 2 * tenth)) }
}

/** Mean microseconds of a request among `count` open at once. */
const inFlight = async ({ send, end }: Sender, count: number): Promise<number> => {
  const ids: string[] = []
  const overhear = (event: Event) => ids.push((event as CustomEvent<Outgoing>).detail.interactionId)
  window.addEventListener(SEND_EVENT, overhear)
  const start = performance.now()
  const all = Array.from({ length: count }, send)
  for (const id of ids) dispatch(RECEIVE_EVENT, answerTo(id))
  await Promise.all(all)
  const took = performance.now() - start
  window.removeEventListener(SEND_EVENT, overhear)
  end()
  return (took / count) * 1000
}

const senders = { floor, ours }
const bench = { senders, oneByOne, inFlight }
declare global {
  interface Window {
    bench: typeof bench
  }
}
window.bench = bench
