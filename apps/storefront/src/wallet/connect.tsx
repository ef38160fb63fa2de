'use client'

import { ConnectButton } from '@lootboxes/ui'
import { resultWord, useConnect, useDiagnosis, useWallet } from '@lootboxes/wallet-connector/react'
import { Suspense, useEffect, useState } from 'react'
import { reportFailure } from '@/client/activity'
import { connectButtonId } from '@/client/client'
import { lazyPart } from '@/client/lazy-part'
import { useClient, useStore } from '@/client/use-client'
import { skeleton, WhenWallet } from '@/client/when-wallet'

const WalletMenu = lazyPart<{ isAwaited: boolean }>(
  async () => (await import('./wallet-menu')).WalletMenu,
  () => <PlainConnect />,
)
const ActivityMenu = lazyPart(async () => (await import('./wallet-menu')).ActivityMenu)
const WalletBanner = lazyPart(async () => (await import('./wallet-checks')).WalletBanner)

/** The connect button, or the wallet menu of a connected account; a skeleton until the connection to the wallet exists (spec L80). */
export function Connect() {
  return (
    <WhenWallet fallback={<ConnectButton compact {...skeleton} />}>
      <ConnectOrMenu />
    </WhenWallet>
  )
}

/** The activity menu of earlier requests, and the connect button; the wallet menu once an account is connected. */
function ConnectOrMenu() {
  const { status } = useWallet()
  const { requests } = useConnect()
  const hasNotes = useStore(useClient().activity.notes$).length > 0
  // A press before the menu’s code has loaded opens the menu once it has. It must not connect again.
  const [isAwaited, setAwaited] = useState(false)
  if (isAwaited && status !== 'connected') setAwaited(false)
  if (status === 'connected')
    return (
      <Suspense fallback={<PlainConnect onOpen={() => setAwaited(true)} />}>
        <WalletMenu isAwaited={isAwaited} />
      </Suspense>
    )
  return (
    <>
      {status === 'disconnected' && (hasNotes || requests.length > 0) ? (
        <Suspense>
          <ActivityMenu />
        </Suspense>
      ) : null}
      <PlainConnect />
    </>
  )
}

/** Connects on a click. */
function PlainConnect({ onOpen }: { onOpen?: () => void }) {
  const client = useClient()
  const { persona, account } = useWallet()
  const { status, buttonStatus, connect, error, requests } = useConnect()
  useEffect(() => {
    if (error === undefined) return
    void reportFailure(client, 'connect', { code: error.error, cause: error })
  }, [client, error])
  const resting = buttonStatus === 'error' ? 'error' : 'default'
  const label = status === 'connected' ? (persona ?? account)?.label : undefined
  return (
    <ConnectButton
      id={connectButtonId}
      status={status === 'connecting' ? 'pending' : status === 'restoring' ? 'restoring' : resting}
      compact
      words={{ error: resultWord(requests, 'Not connected') }}
      aria-haspopup={false}
      {...(label === undefined ? {} : { persona: label })}
      onClick={onOpen ?? connect}
    />
  )
}

/** Under the header: why a request has no answer. Its code loads when there is a message. */
export function WalletNotice() {
  const { nextStep, request } = useDiagnosis()
  const obstacle = useStore(useClient().obstacle$)
  const isNeeded = obstacle !== undefined || (nextStep !== undefined && request !== undefined)
  return <Suspense>{isNeeded ? <WalletBanner /> : null}</Suspense>
}
