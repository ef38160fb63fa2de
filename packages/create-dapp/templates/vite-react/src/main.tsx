import { createRoot } from 'react-dom/client'
import { loadDevWallet } from './dev-wallet'
import { Providers } from './providers'
import { Wallet } from './wallet'

await loadDevWallet()
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
