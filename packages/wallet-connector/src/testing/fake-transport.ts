import type { OutgoingMessage } from '../protocol/extension-command'
import type { PageMoment, WalletTransport } from '../transport/wallet-transport'
import type { PageWire } from './page-wire'

/** The transport that `fakeTransport` returns. */
export type FakeTransport = WalletTransport & {
  /** The wallet's end, for `createTestWallet({ wire })`. */
  readonly wire: PageWire
  /** Every message that the SDK sent, in order. */
  readonly sent: readonly OutgoingMessage[]
  /** Delivers a message to the SDK like an extension. */
  receive: (message: unknown) => void
  /** Reports to the SDK that the page was shown or is being left. */
  turnPage: (moment: PageMoment) => void
  /** The number of listeners of the SDK. */
  listeners: () => number
}

/** Options of `fakeTransport`. */
export type FakeTransportOptions = {
  origin?: string
  /** False: a server, where no wallet can respond. */
  reachable?: boolean
}

/**
 * An in-memory `WalletTransport` for tests without a window. Delivers copies of messages synchronously.
 * @example const transport = fakeTransport(); createTestWallet({ seed: 1, wire: transport.wire })
 */
export const fakeTransport = ({
  origin = 'https://shop.example',
  reachable = true,
}: FakeTransportOptions = {}): FakeTransport => {
  const sent: OutgoingMessage[] = []
  const toSdk = new Set<(message: unknown) => void>()
  const toWallet = new Set<(message: unknown) => void>()
  const pages = new Set<(moment: PageMoment) => void>()
  const join = <T>(group: Set<T>, listener: T) => {
    group.add(listener)
    return () => {
      group.delete(listener)
    }
  }
  const tell = <T>(group: ReadonlySet<(value: T) => void>, value: T) => {
    for (const listener of [...group]) listener(value)
  }
  const receive = (message: unknown) => tell(toSdk, structuredClone(message))
  return {
    name: 'fake',
    origin,
    sent,
    receive,
    isReachable: () => reachable,
    send: (message) => {
      sent.push(structuredClone(message))
      tell(toWallet, structuredClone(message))
    },
    listen: (listener) => join(toSdk, listener),
    onPage: (listener) => join(pages, listener),
    turnPage: (moment) => tell(pages, moment),
    listeners: () => toSdk.size + pages.size,
    wire: {
      origin,
      listen: (listener) => join(toWallet, listener),
      toPage: receive,
      whenIdle: (start) => {
        start()
        return () => {}
      },
    },
  }
}
