/** Loads the devnet's wallet in development. Without a devnet, the page uses the wallet of the browser. */
export const loadDevWallet = (): Promise<void> =>
  new Promise((resolve) => {
    if (!import.meta.env.DEV) return resolve()
    const script = document.createElement('script')
    script.src = 'http://localhost:8090/wallet.js'
    script.onload = script.onerror = () => resolve()
    document.head.append(script)
  })
