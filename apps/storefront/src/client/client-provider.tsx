'use client'

import { systemClock } from '@lootboxes/ledger'
import { useConnect, useOpenTransactions } from '@lootboxes/wallet-connector/react'
import { usePathname } from 'next/navigation'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import type { SiteConfig } from '@/config/site-config'
import type { Log } from './activity'
import { createClient } from './client'
import { ClientScope } from './client-scope'
import { lazyPart } from './lazy-part'
import { ReadAnew } from './read-anew'
import { useClient } from './use-client'
import { WalletConnection } from './wallet-connection'

/** Where the spec sends failures (section 8): the console, and nothing that leaves the browser. */
const consoleLog: Log = (...said) => {
  // biome-ignore lint/suspicious/noConsole: the spec asks for the console by name
  console.error(...said)
}

const pageSession = (): Storage | undefined => {
  try {
    return typeof window === 'undefined' ? undefined : window.sessionStorage
  } catch {
    return undefined
  }
}

/** One client per page life. */
export function ClientProvider({ site, children }: { site: SiteConfig; children: ReactNode }) {
  const [client] = useState(() =>
    createClient(site, { clock: systemClock, log: consoleLog, sessionStorage: pageSession() }),
  )
  return (
    <WalletConnection site={site}>
      <ClientScope client={client}>
        {children}
        <OnRoute />
        <ReadAnew />
        <WhileUsed />
      </ClientScope>
    </WalletConnection>
  )
}

/** After the page's own parts: a page that is about no box is given the session's, and no dialog outlives its page. */
function OnRoute() {
  const { openSelected, flags, done$ } = useClient()
  const path = usePathname()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each route
  useEffect(() => {
    openSelected()
    return () => {
      for (const { hide } of Object.values(flags)) hide()
      done$.set(undefined)
    }
  }, [openSelected, flags, done$, path])
  return null
}

const WalletEffects = lazyPart(async () => (await import('@/wallet/wallet-effects')).WalletEffects)

/** Loaded for a connected account, a request, or a transaction that the ledger has not settled. */
function WhileUsed() {
  const { status, requests } = useConnect()
  const open = useOpenTransactions()
  const isUsed = status === 'connected' || requests.length + open.length > 0
  return <Suspense>{isUsed ? <WalletEffects /> : null}</Suspense>
}
