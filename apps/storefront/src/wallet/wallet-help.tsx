'use client'

import { Button, Link, QrCode, WalletSteps as Steps } from '@lootboxes/ui'
import {
  type NextStep,
  nextStepLink,
  nextStepText,
  useConnect,
  useQrCode,
  walletStores,
} from '@lootboxes/wallet-connector/react'
import type { RequestItem } from '@lootboxes/wallet-connector/toolkit'
import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '@/client/lazy-part'

const CheckLedger = lazyPart(async () => (await import('./check-ledger')).CheckLedger)

/** The store pages of the wallet app. */
const WalletStores = () =>
  walletStores.map(({ name, href }) => (
    <Link key={name} href={href} external>
      {name}
    </Link>
  ))

function Action(props: { children: string; onClick: () => void }) {
  return <Button size="small" type="button" {...props} />
}

/** Opens the extension's pairing window. */
export function LinkPhone() {
  return <Action onClick={useConnect().linkWallet}>Link a phone</Action>
}

/** Opens the wallet app of this phone with the request again, and links both stores. */
const WalletApp = ({ request }: { request: string | undefined }) => (
  <>
    {request === undefined ? null : <Link href={request}>Open Radix Wallet again</Link>}
    <WalletStores />
  </>
)

/** The sentence and the action for the next step of the wallet's diagnosis. Undefined while nothing is wrong. */
export function useWalletHelp() {
  const { diagnosis, disconnect } = useConnect()
  const { nextStep: step, request } = diagnosis
  if (step === undefined) return undefined
  const app = <WalletApp request={diagnosis.nextStepLink} />
  const actions: Partial<Record<NextStep, ReactNode>> = {
    'open-wallet-app': app,
    'get-wallet-app': app,
    'link-wallet': <LinkPhone />,
    'use-toolbar': <LinkPhone />,
    'connect-again': <Action onClick={disconnect}>Disconnect</Action>,
    'restart-browser': (
      <Suspense>
        <CheckLedger />
      </Suspense>
    ),
  }
  return {
    text: nextStepText[step],
    action: actions[step],
    // Without an extension a request ends after 100 ms, and its failure is reported.
    request: step === 'install-extension' ? undefined : request,
  }
}

/** Says why a request of this type, or of any type, has no answer, and offers the next step and Cancel. */
export function WalletHelp({ type }: { type?: RequestItem['type'] }) {
  const { cancel } = useConnect()
  const help = useWalletHelp()
  if (help?.request === undefined || (type !== undefined && help.request.type !== type)) return null
  return (
    <div role="alert" className="flex flex-col gap-3 border-stub border-l-4 pl-4">
      <p>{help.text}</p>
      <div className="flex flex-wrap items-center gap-3 empty:hidden">
        {help.action}
        {help.request.showCancel ? <Action onClick={cancel}>Cancel</Action> : null}
      </div>
    </div>
  )
}

/** For a visitor without a wallet. The code of the QR code loads when the steps are open. */
export function WalletSteps() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Steps
      onToggle={(event) => setOpen(event.currentTarget.open)}
      stores={<WalletStores />}
      extension={
        <Link href={nextStepLink['install-extension']} external>
          Radix Wallet Connector
        </Link>
      }
      code={isOpen ? <PageCode /> : null}
      help={
        <Link href="/help_center" className="touch-target relative text-sm">
          How to set it up
        </Link>
      }
    />
  )
}

function PageCode() {
  const code = useQrCode(location.href)
  return code ? <QrCode label="QR code of this page" {...code} /> : null
}
