'use client'
import { okAsync } from 'neverthrow'
import { type CSSProperties, type DetailedHTMLProps, type HTMLAttributes, useEffect, useRef } from 'react'
import { useWalletContext } from '../react/wallet-context'
import type { DappToolkit } from '../toolkit/dapp-toolkit'
import type { ConnectWords } from './connect-words'
import { type LootboxConnect as ConnectElement, type ConnectFailure, defineLootboxConnect } from './lootbox-connect'

type ElementProps = DetailedHTMLProps<HTMLAttributes<ConnectElement>, ConnectElement> & {
  theme?: string | undefined
  label?: string | undefined
  class?: string | undefined
}

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- React requires a namespace to declare an element
  namespace JSX {
    interface IntrinsicElements {
      'lootbox-connect': ElementProps
    }
  }
}

/** Properties of `LootboxConnect`. */
export type LootboxConnectProps = {
  theme?: 'light' | 'dark' | 'system'
  /** The button's text while disconnected. */
  label?: string
  words?: Partial<ConnectWords>
  className?: string
  style?: CSSProperties
  onConnected?: (detail: { persona: string | undefined; accounts: readonly string[] }) => void
  onDisconnected?: () => void
  onFailed?: (detail: ConnectFailure) => void
}

/** `<lootbox-connect>` with the toolkit of the surrounding `WalletProvider`. Renders an empty element on a server. */
export function LootboxConnect({
  theme = 'system',
  label,
  words,
  className,
  style,
  onConnected,
  onDisconnected,
  onFailed,
}: LootboxConnectProps) {
  const { toolkit, status, withToolkit } = useWalletContext()
  const ref = useRef<ConnectElement>(null)

  useEffect(() => defineLootboxConnect(), [])
  useEffect(() => {
    const element = ref.current
    if (!element) return
    element.toolkit = toolkit
    element.load =
      status === 'idle'
        ? async () => {
            const loaded = await withToolkit<DappToolkit>((made) => okAsync(made))
            if (loaded.isErr()) throw new Error(loaded.error.message)
            return loaded.value
          }
        : undefined
  }, [toolkit, status, withToolkit])
  useEffect(() => {
    if (ref.current) ref.current.words = words ?? {}
  }, [words])
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const listeners = { connected: onConnected, disconnected: onDisconnected, failed: onFailed }
    const undo = Object.entries(listeners).flatMap(([name, listener]) => {
      if (!listener) return []
      const hear = (event: Event) => {
        if (event instanceof CustomEvent) Reflect.apply(listener, undefined, [event.detail])
      }
      element.addEventListener(name, hear)
      return [() => element.removeEventListener(name, hear)]
    })
    return () => {
      for (const remove of undo) remove()
    }
  }, [onConnected, onDisconnected, onFailed])

  return <lootbox-connect ref={ref} theme={theme} label={label} class={className} style={style} />
}
