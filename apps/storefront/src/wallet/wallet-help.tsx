'use client'

import { Button, Link } from '@lootboxes/ui'
import { type NextStep, nextStepText, useConnect } from '@lootboxes/wallet-connector/react'
import type { RequestItem } from '@lootboxes/wallet-connector/toolkit'
import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '@/client/lazy-part'
import { WalletStores } from './get-wallet'

const CheckLedger = lazyPart(async () => (await import('./check-ledger')).CheckLedger)

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
