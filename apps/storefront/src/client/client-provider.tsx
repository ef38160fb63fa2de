'use client'

import { systemClock } from '@lootboxes/ledger'
import { useRouterLinks } from '@lootboxes/ui'
import { useOpenTransactions, useRequestItems, useWallet } from '@lootboxes/wallet-connector/react'
import { usePathname, useRouter } from 'next/navigation'
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { dialogParams, type OpenableFlag } from '@/config/dialog-params'
import type { SiteConfig } from '@/config/site-config'
import type { Log } from './activity'
import { createClient } from './client'
import { ClientScope } from './client-scope'
import { lazyPart } from './lazy-part'
import { RefreshPage } from './refresh-page'
import { useClient } from './use-client'
import { WalletConnection } from './wallet-connection'

/** The spec sends failures to the console (section 8). */
const consoleLog: Log = (...message) => {
  // biome-ignore lint/suspicious/noConsole: the spec asks for the console by name
  console.error(...message)
}

const pageSession = (): Storage | undefined => {
  try {
    return typeof window === 'undefined' ? undefined : window.sessionStorage
  } catch {
    return undefined
  }
}

/** Creates the state of the page once. */
export function ClientProvider({ site, children }: { site: SiteConfig; children: ReactNode }) {
  const [client] = useState(() =>
    createClient(site, { clock: systemClock, log: consoleLog, sessionStorage: pageSession() }),
  )
  return (
    <WalletConnection site={site}>
      <ClientScope client={client}>
        {children}
        <OnRoute />
        <PageLinks />
        <RefreshPage />
        <WhileUsed />
      </ClientScope>
    </WalletConnection>
  )
}

/** Makes the router follow the links of the site (spec L138). */
function PageLinks() {
  const router = useRouter()
  const links = useMemo(
    () => ({
      push: (href: string, options?: { scroll: boolean }) => router.push(href, options),
      // A prefetch of the 404 page would log a failed request in the console.
      prefetch: (href: string) => (href === '/404' ? undefined : router.prefetch(href)),
    }),
    [router],
  )
  useRouterLinks(links)
  return null
}

/**
 * Runs after the page's own effects: it selects the session's box on a page without one, opens the dialog that the address
 * names, and closes dialogs when their page is left.
 */
function OnRoute() {
  const { openSelected, flags, done$ } = useClient()
  const path = usePathname()
  useEffect(() => {
    openSelected()
    const { searchParams, hash } = new URL(location.href)
    const named = openableFlags.filter((flag) => searchParams.has(dialogParams[flag]))
    for (const flag of named) flags[flag].show()
    // A reload or a copied address does not open it again.
    if (named.length > 0) history.replaceState(null, '', path + hash)
    return () => {
      for (const { hide } of Object.values(flags)) hide()
      done$.set(undefined)
    }
  }, [openSelected, flags, done$, path])
  return null
}

const openableFlags = Object.keys(dialogParams) as OpenableFlag[]

const WalletEffects = lazyPart(async () => (await import('@/wallet/wallet-effects')).WalletEffects)

/** Loads for a connected account, a request, or a transaction that the ledger has not settled. */
function WhileUsed() {
  const { status } = useWallet()
  const { items } = useRequestItems()
  const open = useOpenTransactions()
  const isUsed = status === 'connected' || items.length + open.length > 0
  return <Suspense>{isUsed ? <WalletEffects /> : null}</Suspense>
}
