'use client'

import { formatAmount, xrdAddress } from '@lootboxes/ledger'
import { useBalance } from '@lootboxes/wallet-connector/query'
import {
  nextStepText,
  useConnect,
  useSendTransaction,
  useWallet,
  walletErrorText,
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
      {error && <p role="alert">{walletErrorText(error)}</p>}
      {!error && diagnosis.nextStep && <p>{nextStepText[diagnosis.nextStep]}</p>}
      {diagnosis.nextStepLink && <a href={diagnosis.nextStepLink}>Install it</a>}
    </>
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
