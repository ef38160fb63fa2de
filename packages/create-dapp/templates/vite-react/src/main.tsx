import { createRoot } from 'react-dom/client'
import { Providers } from './providers'
import { dApp } from './toolkit'
import { Wallet } from './wallet'

// With `npm run dev`, open /?wallet=test to use the test wallet without extension and phone.
if (import.meta.env.DEV && new URLSearchParams(location.search).get('wallet') === 'test') {
  const { createTestWallet, sessionStateStore } = await import('@lootboxes/wallet-connector/testing')
  createTestWallet({ seed: 1, networkId: dApp.networkId, store: sessionStateStore(window) })
}
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <Providers>
      <main>
        <h1>My dApp</h1>
        <Wallet />
      </main>
    </Providers>,
  )
