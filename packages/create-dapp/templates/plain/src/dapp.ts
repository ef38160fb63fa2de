import { walletErrorText } from '@lootboxes/wallet-connector'
import { defineLootboxConnect } from '@lootboxes/wallet-connector/button'
import type { DappToolkit } from '@lootboxes/wallet-connector/toolkit'
import { faucetManifest } from './toolkit'

const find = <T extends Element>(page: ParentNode, selector: string): T => {
  const found = page.querySelector<T>(selector)
  if (!found) throw new Error(`The page has no ${selector}.`)
  return found
}

/** Connects the button, the account and the faucet of `page` with the toolkit. */
export function startDapp(page: ParentNode, toolkit: DappToolkit): void {
  defineLootboxConnect()
  const { walletApi } = toolkit
  const receive = find<HTMLButtonElement>(page, '#receive')
  const result = find(page, '#result')
  find<Element & { toolkit?: DappToolkit }>(page, 'lootbox-connect').toolkit = toolkit
  walletApi.walletData$.subscribe(({ accounts: [account] }) => {
    find(page, '#account').textContent = account?.address ?? 'Not connected.'
    receive.hidden = !account
  })
  receive.addEventListener('click', async () => {
    const [account] = walletApi.getWalletData().accounts
    if (!account) return
    result.textContent = 'Check your wallet'
    try {
      const sent = await walletApi.sendTransaction({ transactionManifest: await faucetManifest(account.address) })
      result.textContent = sent.match(() => 'Received', walletErrorText)
    } catch (cause) {
      result.textContent = String(cause)
    }
  })
}
