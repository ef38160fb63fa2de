import { createDevnet } from '@lootboxes/devnet'
import { createGateway } from '@lootboxes/gateway'
import { createProductApi } from '@lootboxes/lootbox'
import { createNodeListener, createProductHandler } from '@lootboxes/lootbox/server'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { type Ledger, shopOn } from './src/shop.ts'

/** Starts a ledger, answers the product calls from it, and adds the ledger's wallet to the page. */
export default defineConfig(async () => {
  const devnet = (await createDevnet())._unsafeUnwrap()
  const url = (await devnet.listen({ port: 0 }))._unsafeUnwrap()
  const ledger: Ledger = { url, networkId: devnet.networkId, addresses: devnet.addresses }
  const gateway = createGateway({ baseUrl: url, applicationName: 'Kiosk' })
  const handler = createProductHandler(createProductApi(gateway, shopOn(ledger)))
  return {
    define: { LEDGER: JSON.stringify(ledger) },
    plugins: [
      react(),
      {
        name: 'ledger',
        configureServer: ({ middlewares }) => void middlewares.use('/api', createNodeListener(handler)),
        closeBundle: () => devnet.close(),
        transformIndexHtml: () => [{ tag: 'script', attrs: { src: `${url}/wallet.js` } }],
      },
    ],
  }
})
