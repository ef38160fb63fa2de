'use client'

import {
  ActivityCenter,
  ActivityFeed,
  Button,
  type CheckState,
  EmptyState,
  Loading,
  Section,
  Skeleton,
  type WalletCheck,
  WalletSetup,
} from '@lootboxes/ui'
import { useConnect, useWallet } from '@lootboxes/wallet-connector/react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useQueries } from '@/client/queries'
import { SiteAnchor } from '@/client/site-link'
import { useClient } from '@/client/use-client'
import { HeldTickets } from '@/tickets/when-connected'
import { useActivity } from '@/wallet/request-rows'
import { useWalletChecks } from '@/wallet/wallet-checks'
import { activityRow } from './activity-rows'

/** What belongs to whoever is connected; until then how to be. */
function ConnectFirst({ title, children }: { title: string; children: ReactNode }) {
  const { connect, prepare, status } = useConnect()
  return (
    <Section title={title}>
      <EmptyState
        title="Nobody is connected"
        action={
          <Button
            variant="primary"
            busy={status === 'connecting'}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={connect}
          >
            Connect wallet
          </Button>
        }
      >
        {children}
      </EmptyState>
    </Section>
  )
}

export const Shelf = () =>
  useWallet().status === 'connected' ? (
    <HeldTickets />
  ) : (
    <ConnectFirst title="Your tickets">Tickets you hold of the box on sale lie here, torn and untorn.</ConnectFirst>
  )

/** What the connected account did on this ledger, each line with its receipt. */
export function LastReceipts({ unit }: { unit: string }) {
  const { accounts } = useWallet()
  const account = accounts[0]?.address
  const { data, isError } = useQuery(
    {
      queryKey: ['activity', 'mine', account],
      queryFn: async ({ signal }) => (await import('./list-pages')).fetchActivity({ account }, signal),
      enabled: account !== undefined,
      refetchInterval: 5_000,
    },
    useQueries(),
  )
  if (account === undefined) return null
  return (
    <Section title="Your receipts" ground="band">
      {isError ? (
        <p role="alert">The catalog does not answer. It is asked again every few seconds.</p>
      ) : data === undefined ? (
        <Loading label="Reading your activity">
          <Skeleton />
        </Loading>
      ) : (
        <ActivityFeed
          rows={data.rows.slice(0, 8).map((row) => activityRow(row, unit))}
          link={SiteAnchor}
          empty={<p className="text-ink-soft">This account has bought, revealed and redeemed nothing here yet.</p>}
        />
      )}
    </Section>
  )
}

/** What was asked of the wallet from this browser, and what became of it. */
export function LastRequests() {
  const { rows } = useActivity()
  return (
    <Section title="Your requests" ground="card">
      <ActivityCenter requests={rows} />
    </Section>
  )
}

/** The steps before the extension was asked how far this browser is. */
const stepsAhead = (networkName: string, state: CheckState): WalletCheck[] => [
  { key: 'extension', state, title: 'Wallet extension', text: 'The Radix Wallet Connector, in this browser.' },
  {
    key: 'link',
    state,
    title: 'Phone linked',
    text: 'The Radix Wallet on your phone, and a link from it to the extension.',
  },
  {
    key: 'network',
    state: 'unknown',
    title: `Network: ${networkName}`,
    text: 'Your wallet has to be on the same one.',
  },
]

/** What stands between this browser and a wallet, step by step. */
export function WalletSteps() {
  const { connect, prepare, status } = useConnect()
  const { networkName } = useClient().site
  const checks = useWalletChecks()
  const [isAsked, setAsked] = useState(false)
  // Only the wallet's code can ask the extension, and that comes when somebody wants to know.
  const ask = () => {
    setAsked(true)
    prepare()
  }
  return (
    <Section title="Set up your wallet" lede="An app on your phone, an extension here, and a link between the two.">
      <WalletSetup {...(checks ?? { checks: stepsAhead(networkName, isAsked ? 'checking' : 'unknown') })} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          busy={status === 'connecting'}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={connect}
          disabled={status === 'connected'}
        >
          {status === 'connected' ? 'Connected' : 'Connect wallet'}
        </Button>
        {checks === undefined ? (
          <Button busy={isAsked} onClick={ask}>
            Check this browser
          </Button>
        ) : null}
      </div>
    </Section>
  )
}
