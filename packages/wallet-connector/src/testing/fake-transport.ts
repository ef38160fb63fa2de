import type { OutgoingMessage } from '../protocol/extension-command'
import type { PageMoment, WalletTransport } from '../transport/wallet-transport'
import type { PageWire } from './page-wire'

export type FakeTransport = WalletTransport & {
  /** The other end, for `createTestWallet({ wire })`. */
  readonly wire: PageWire
  /** Everything the SDK sent, in order. */
  readonly sent: readonly OutgoingMessage[]
  /** Hands a message to the SDK as an extension would. */
  receive: (message: unknown) => void
  /** Tells the SDK that the page was shown again or is about to go. */
  turnPage: (moment: PageMoment) => void
  /** How many listeners the SDK has left behind. */
  listeners: () => number
}

export type FakeTransportOptions = {
  origin?: string
  /** False: a server, where nothing can answer. */
  reachable?: boolean
}

/** A `WalletTransport` in memory, for tests without a window. Messages cross it as copies, synchronously. */
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
      hear: (listener) => join(toWallet, listener),
      toPage: receive,
      whenIdle: (start) => {
        start()
        return () => {}
      },
    },
  }
}
