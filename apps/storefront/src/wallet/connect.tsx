'use client'

import { ConnectButton } from '@lootboxes/ui'
import { resultWord, useConnect, useWallet } from '@lootboxes/wallet-connector/react'
import { type RefCallback, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { connectButtonId } from '@/client/client'
import { lazyPart } from '@/client/lazy-part'
import { useClient, useStore } from '@/client/use-client'
import { useReportedConnect } from '@/client/use-reported-connect'
import { WhenWallet, waiting } from '@/client/when-wallet'

type ButtonRef = RefCallback<HTMLButtonElement>

const WalletMenu = lazyPart<{ isAwaited: boolean; buttonRef: ButtonRef }>(
  async () => (await import('./wallet-menu')).WalletMenu,
  ({ buttonRef }) => <PlainConnect buttonRef={buttonRef} />,
)
const ActivityMenu = lazyPart(async () => (await import('./wallet-menu')).ActivityMenu)

/** A ref for buttons that replace each other: the next one gets the focus that the last one had. */
function useKeptFocus(): ButtonRef {
  const hadFocus = useRef(false)
  return useCallback((button) => {
    if (button === null) return undefined
    if (hadFocus.current) button.focus()
    hadFocus.current = false
    return () => {
      hadFocus.current = document.activeElement === button
    }
  }, [])
}

/**
 * The connect button, or the wallet menu of a connected account; a skeleton until the connection to the wallet exists
 * (spec L80). A press on the skeleton connects or opens the menu as soon as it does.
 */
export function Connect() {
  const [isPressed, setPressed] = useState(false)
  const buttonRef = useKeptFocus()
  const skeleton = { ...waiting, ref: buttonRef, 'aria-label': 'Connect wallet', onClick: () => setPressed(true) }
  return (
    <WhenWallet fallback={<ConnectButton compact {...skeleton} />}>
      <ConnectOrMenu isPressed={isPressed} buttonRef={buttonRef} />
    </WhenWallet>
  )
}

/** The activity menu of earlier requests, and the connect button; the wallet menu once an account is connected. */
function ConnectOrMenu({ isPressed, buttonRef }: { isPressed: boolean; buttonRef: ButtonRef }) {
  const { status } = useWallet()
  const { requests } = useConnect()
  const hasNotes = useStore(useClient().activity.notes$).length > 0
  // A press before the menu’s code has loaded opens the menu once it has. It must not connect again.
  const [isAwaited, setAwaited] = useState(isPressed)
  if (isAwaited && status === 'disconnected') setAwaited(false)
  const isEarly = useRef(isPressed)
  useEffect(() => {
    if (!isEarly.current || status === 'restoring') return
    isEarly.current = false
    if (status === 'disconnected') document.getElementById(connectButtonId)?.click()
  }, [status])
  if (status === 'connected')
    return (
      <Suspense fallback={<PlainConnect buttonRef={buttonRef} onOpen={() => setAwaited(true)} />}>
        <WalletMenu buttonRef={buttonRef} isAwaited={isAwaited} />
      </Suspense>
    )
  const hasActivity = status === 'disconnected' && (hasNotes || requests.length > 0)
  return (
    <>
      {hasActivity ? (
        <Suspense>
          <ActivityMenu />
        </Suspense>
      ) : null}
      <PlainConnect buttonRef={buttonRef} className={hasActivity ? iconOnPhone : undefined} />
    </>
  )
}

/** One row of a phone has no room for these words beside the activity menu. */
const iconOnPhone = 'max-[32rem]:px-0! max-[32rem]:[&>svg]:inline! max-[32rem]:[&>span]:sr-only'

type PlainConnectProps = { buttonRef: ButtonRef; className?: string | undefined; onOpen?: () => void }

/** Connects on a click. */
function PlainConnect({ buttonRef, className, onOpen }: PlainConnectProps) {
  const { persona, account } = useWallet()
  const { status, buttonStatus, connect, requests } = useReportedConnect()
  const resting = buttonStatus === 'error' ? 'error' : 'default'
  const label = status === 'connected' ? (persona ?? account)?.label : undefined
  return (
    <ConnectButton
      ref={buttonRef}
      id={connectButtonId}
      className={className}
      status={status === 'connecting' ? 'pending' : status === 'restoring' ? 'restoring' : resting}
      compact
      words={{ error: resultWord(requests, 'Not connected') }}
      aria-haspopup={false}
      {...(label === undefined ? {} : { persona: label })}
      onClick={onOpen ?? connect}
    />
  )
}
