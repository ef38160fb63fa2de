/** Renders the React bindings on a server. They do not use `window` and show no "Connect" while the session is restoring. */

import { useConnect, useWallet, WalletProvider } from '@lootboxes/wallet-connector/react'
import { createDappToolkit, type TransactionWatcher } from '@lootboxes/wallet-connector/toolkit'
import { okAsync } from 'neverthrow'
import { renderToString } from 'react-dom/server'

const gateway: TransactionWatcher = {
  watchTransaction: ({ transactionIntentHash }) =>
    okAsync({ status: 'committed', committedStateVersion: 1, transactionIntentHash }),
}
const dAppDefinitionAddress = 'account_tdx_2_12yf9gd53yfep7a669fv2t3wm7nz9zeezwd04n02a433ker8vza6rhe'
const create = () => createDappToolkit({ networkId: 2, dAppDefinitionAddress, gateway })

function ConnectButton() {
  const { account } = useWallet()
  const { status, connect } = useConnect()
  if (status === 'restoring') return <p>One moment</p>
  return status === 'connected' ? (
    <p>{account?.label}</p>
  ) : (
    <button type="button" onClick={connect}>
      Connect
    </button>
  )
}

console.log(
  renderToString(
    <WalletProvider create={create}>
      <ConnectButton />
    </WalletProvider>,
  ),
)
