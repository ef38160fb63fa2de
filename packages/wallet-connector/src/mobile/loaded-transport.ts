import { after } from '../connector/after'
import type { WalletTransport } from '../transport/wallet-transport'

/** How long a message waits for code that is loading, before its request ends as `missingExtension`. */
const LOADING_MS = 30_000

/** A transport whose code is still loading. Sent messages wait for it, and fail if the code fails to load. */
export const loadedTransport = (name: string, loading: Promise<WalletTransport>): WalletTransport => {
  const joined = new Map<(message: unknown) => void, (() => void) | undefined>()
  const fail: WalletTransport['send'] = ({ interactionId }) => {
    for (const listener of [...joined.keys()])
      listener({ discriminator: 'failure', interactionId, error: 'toolkitNotLoaded' })
  }
  const waiting: Parameters<WalletTransport['send']>[0][] = []
  let send: WalletTransport['send'] = (message) => void waiting.push(message)
  let loaded: WalletTransport | undefined
  let isLoading = true
  const settle = (made?: WalletTransport) => {
    isLoading = false
    loaded = made
    send = made ? made.send.bind(made) : fail
    for (const listener of joined.keys()) joined.set(listener, made?.listen(listener))
    for (const message of waiting.splice(0)) send(message)
  }
  const ready = loading.then(settle, () => settle())
  const whenLoaded = async (signal: AbortSignal): Promise<void> => {
    let disarm = () => {}
    const timeout = new Promise<void>((resolve) => {
      disarm = after(undefined, LOADING_MS, resolve)
    })
    signal.addEventListener('abort', disarm, { once: true })
    await Promise.race([ready, timeout])
    disarm()
    await loaded?.whenParsed?.(signal)
  }
  return {
    name,
    origin: location.origin === 'null' ? undefined : location.origin,
    isReachable: () => true,
    whenParsed: (signal) => (isLoading ? whenLoaded(signal) : loaded?.whenParsed?.(signal)),
    whenReady: (signal) => loaded?.whenReady?.(signal),
    startsWithin: () => loaded?.startsWithin?.() ?? 0,
    lastStatus: () => loaded?.lastStatus?.(),
    send: (message) => send(message),
    listen: (listener) => {
      joined.set(listener, loaded?.listen(listener))
      return () => {
        joined.get(listener)?.()
        joined.delete(listener)
      }
    },
  }
}
