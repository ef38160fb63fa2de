import { dApp } from './toolkit'

/** Loads the devnet's wallet in development. On other networks the page uses the wallet of the browser. */
export const loadDevWallet = (): Promise<void> =>
  new Promise((resolve) => {
    if (!import.meta.env.DEV || dApp.networkId !== 240) return resolve()
    const script = document.createElement('script')
    script.src = 'http://localhost:8090/wallet.js'
    script.onload = () => resolve()
    script.onerror = () => {
      document.body.prepend(
        'The devnet does not answer. Run "npm run devnet" in a second terminal, then reload this page.',
      )
      resolve()
    }
    document.head.append(script)
  })
