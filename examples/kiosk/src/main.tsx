import { createGateway } from '@lootboxes/gateway'
import { GatewayProvider } from '@lootboxes/gateway/react'
import { createBoxReader, pageConfig } from '@lootboxes/lootbox'
import { createLootboxClient, LootboxProvider } from '@lootboxes/lootbox/react'
import { useOpenTransactions, useToolkit, useWallet, WalletProvider } from '@lootboxes/wallet-connector/react'
import { createDappToolkit, DataRequestBuilder } from '@lootboxes/wallet-connector/toolkit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { Kiosk, showFailure } from './kiosk'
import { type Ledger, shopOn } from './shop'
import './kiosk.css'

/** Written into the page by `vite.config.ts`. */
declare const LEDGER: Ledger

const { url, networkId, addresses } = LEDGER
const config = shopOn(LEDGER)
const [box] = config.lootboxes
const gateway = createGateway({ baseUrl: url, applicationName: 'Kiosk' })
const readBox = createBoxReader(gateway, config)
const queryClient = new QueryClient()
const client = createLootboxClient({
  ...pageConfig(config),
  ipfsUrl: `${url}/ipfs`,
  gateway: () => gateway,
  queryClient,
  onOrderFailure: showFailure,
})

function createToolkit() {
  const toolkit = createDappToolkit({ networkId, dAppDefinitionAddress: addresses.dappDefinition, gateway })
  toolkit.walletApi.setRequestData(DataRequestBuilder.persona(), DataRequestBuilder.accounts().exactly(1))
  return toolkit
}

function App() {
  const { account } = useWallet()
  const wallet = { account, withToolkit: useToolkit(), openTransactions: useOpenTransactions() }
  return (
    <LootboxProvider client={client} wallet={wallet}>
      {box && <Kiosk box={box} readBox={readBox} />}
    </LootboxProvider>
  )
}

createRoot(document.getElementById('kiosk') ?? document.body).render(
  <QueryClientProvider client={queryClient}>
    <GatewayProvider gateway={gateway}>
      <WalletProvider create={createToolkit}>
        <App />
      </WalletProvider>
    </GatewayProvider>
  </QueryClientProvider>,
)
