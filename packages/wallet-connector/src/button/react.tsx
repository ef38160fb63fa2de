'use client'
import { okAsync } from 'neverthrow'
import { type CSSProperties, type DetailedHTMLProps, type HTMLAttributes, useEffect, useRef } from 'react'
import { useWalletContext } from '../react/wallet-context'
import type { DappToolkit } from '../toolkit/dapp-toolkit'
import { type ConnectWords, english } from './connect-words'
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

/** `<lootbox-connect>` with the toolkit of the surrounding `WalletProvider`. A server renders an empty element, or the name of `initialUser`. */
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
  const { toolkit, status, withToolkit, initialUser } = useWalletContext()
  const ref = useRef<ConnectElement>(null)

  useEffect(() => defineLootboxConnect(), [])
  useEffect(() => {
    const element = ref.current
    if (!element) return
    element.initialUser = initialUser
    element.toolkit = toolkit
    element.load =
      status === 'idle' || (initialUser && !toolkit)
        ? async () => {
            const loaded = await withToolkit<DappToolkit>((made) => okAsync(made))
            if (loaded.isErr()) throw new Error(loaded.error.message)
            return loaded.value
          }
        : undefined
  }, [toolkit, status, withToolkit, initialUser])
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

  // A browser shows this text until the element is defined; the element shows the same.
  const name = initialUser?.persona?.label || initialUser?.accounts[0]?.label || words?.connected || english.connected
  return (
    // The element sets `data-status` itself, possibly before React hydrates it.
    <lootbox-connect ref={ref} theme={theme} label={label} class={className} style={style} suppressHydrationWarning>
      {initialUser && name}
    </lootbox-connect>
  )
}
