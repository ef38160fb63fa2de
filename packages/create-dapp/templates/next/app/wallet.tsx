'use client'

import { formatAmount, xrdAddress } from '@lootboxes/ledger'
import { useBalance } from '@lootboxes/wallet-connector/query'
import { nextStepText, useConnect, useWallet, walletErrorText } from '@lootboxes/wallet-connector/react'
import { dApp } from './toolkit'

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
      {diagnosis.nextStep && <p>{nextStepText[diagnosis.nextStep]}</p>}
      {diagnosis.nextStepLink && <a href={diagnosis.nextStepLink}>Install it</a>}
    </>
  )
}
