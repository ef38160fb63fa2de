'use client'

import { formatAmount, xrdAddress } from '@lootboxes/ledger'
import { useBalance } from '@lootboxes/wallet-connector/query'
import {
  nextStepText,
  useConnect,
  useDiagnosis,
  useQrCode,
  useSendTransaction,
  useWallet,
  walletErrorText,
  walletStores,
} from '@lootboxes/wallet-connector/react'
import { useState } from 'react'
import { dApp, faucetManifest } from './toolkit'

export function Wallet() {
  const { account } = useWallet()
  const { status, connect, cancel, disconnect, prepare, diagnosis, error } = useConnect()
  const balance = useBalance(xrdAddress(dApp.networkId))
  if (status === 'restoring') return <p>One moment</p>
  if (status === 'connected')
    return (
      <>
        <p>
          {account?.label}: {balance.data === undefined ? '…' : formatAmount(balance.data)} XRD
        </p>
        {account && <Faucet account={account.address} />}
        <button type="button" onClick={disconnect}>
          Disconnect
        </button>
      </>
    )
  return (
    <>
      <button type="button" onPointerEnter={prepare} onClick={status === 'connecting' ? cancel : connect}>
        {status === 'connecting' ? 'Cancel' : 'Connect'}
      </button>
      {error && !diagnosis.nextStep && <p role="alert">{walletErrorText(error)}</p>}
      <NextStep />
    </>
  )
}

/** What to do when no wallet responds. A phone gets the wallet app, a desktop the extension and this page for a phone. */
function NextStep() {
  const { nextStep, nextStepLink } = useDiagnosis()
  const code = useQrCode(nextStep === 'install-extension' ? location.href : undefined)
  if (!nextStep) return null
  const isApp = nextStep === 'open-wallet-app' || nextStep === 'get-wallet-app'
  return (
    <div role="alert">
      <p>{nextStepText[nextStep]}</p>
      {nextStepLink && <a href={nextStepLink}>{isApp ? 'Open Radix Wallet again' : 'Install the extension'}</a>}
      {isApp &&
        walletStores.map(({ name, href }) => (
          <p key={name}>
            <a href={href}>{name}</a>
          </p>
        ))}
      {code && (
        <figure>
          <svg role="img" aria-label="QR code of this page" width="160" viewBox={`0 0 ${code.size} ${code.size}`}>
            <path d={code.path} />
          </svg>
          <figcaption>Or scan this code to open this page on your phone.</figcaption>
        </figure>
      )}
    </div>
  )
}

function Faucet({ account }: { account: string }) {
  const { state, send } = useSendTransaction()
  const [problem, setProblem] = useState('')
  const isSending = state.status === 'awaiting-wallet' || state.status === 'submitted'
  const receive = async () => {
    try {
      setProblem('')
      await send({ transactionManifest: await faucetManifest(account) })
    } catch (cause) {
      setProblem(String(cause))
    }
  }
  return (
    <>
      <button type="button" disabled={isSending} onClick={receive}>
        Get 10,000 test XRD
      </button>
      <p role="status">
        {problem}
        {isSending && 'Check your wallet'}
        {state.status === 'committed' && 'Received'}
        {state.status === 'refused' && walletErrorText(state.error)}
        {(state.status === 'failed' || state.status === 'rejected') && state.reason}
        {state.status === 'undetermined' && 'Sent. The result is not known yet: do not send it again.'}
      </p>
    </>
  )
}
