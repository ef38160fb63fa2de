'use client'

import { fetchActivity } from '@lootboxes/catalog/react'
import { useLootboxQueryClient } from '@lootboxes/lootbox/react'
import {
  ActivityFeed,
  activityRows,
  ButtonLink,
  Loading,
  PictureSteps,
  Section,
  Skeleton,
  StepDrawing,
  WalletSetup,
} from '@lootboxes/ui'
import { useWallet } from '@lootboxes/wallet-connector/react'
import { useQuery } from '@tanstack/react-query'
import { ConnectAction } from '@/client/connect-action'
import { useClient } from '@/client/use-client'
import { checking, useWalletChecks } from '@/wallet/wallet-checks'
import { marketOf } from './market'

/** The latest transactions of the connected account, each with a link to its receipt. */
export function LastReceipts() {
  const account = useWallet().accounts[0]?.address
  const market = marketOf(useClient().site)
  const { data, isError } = useQuery(
    {
      queryKey: ['activity', 'mine', account],
      queryFn: ({ signal }) => fetchActivity({ account }, signal),
      enabled: account !== undefined,
      refetchInterval: 5_000,
    },
    useLootboxQueryClient(),
  )
  if (account === undefined) return null
  return (
    <Section title="Your receipts" ground="band">
      {isError ? (
        <p role="alert">The catalog does not answer. This list retries every few seconds.</p>
      ) : data === undefined ? (
        <Loading label="Reading your activity">
          <Skeleton />
        </Loading>
      ) : (
        <ActivityFeed
          rows={activityRows(data.rows, market).slice(0, 8)}
          empty={<p className="text-ink-soft">This account has bought, revealed and redeemed nothing here yet.</p>}
        />
      )}
    </Section>
  )
}

const pictures = [
  {
    key: 'app',
    title: 'Get the app',
    text: 'The Radix Wallet holds your keys, on your phone.',
    icon: <StepDrawing of="app" />,
  },
  {
    key: 'extension',
    title: 'Add the extension',
    text: 'On a computer, the Radix Wallet Connector lets the browser ask your phone. A phone needs none.',
    icon: <StepDrawing of="extension" />,
  },
  {
    key: 'link',
    title: 'Link the two',
    text: 'The extension on the computer shows a code. Scan it once with the app.',
    icon: <StepDrawing of="link" />,
  },
] as const

/** How to set up a wallet, in three pictures, with the checks of this browser below. A connected wallet has passed them. */
export function WalletSteps() {
  const isConnected = useWallet().status === 'connected'
  const { networkName } = useClient().site
  const setup = useWalletChecks() ?? checking(networkName)
  return isConnected ? (
    <Section title="Your wallet is ready" lede={`It is connected, on ${networkName}.`}>
      <PictureSteps steps={pictures.map((step) => ({ ...step, isDone: true }))} />
      <div>
        <ButtonLink variant="primary" href="/">
          See the box
        </ButtonLink>
      </div>
    </Section>
  ) : (
    <Section
      title="Set up your wallet"
      lede="On a phone the app is enough. A computer also needs an extension, and a link between the two."
    >
      <PictureSteps steps={pictures} />
      <WalletSetup {...setup} />
      <div>
        <ConnectAction variant="primary" />
      </div>
    </Section>
  )
}
