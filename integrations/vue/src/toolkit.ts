import { createGateway } from '@lootboxes/gateway'
import { createDappToolkit, DataRequestBuilder } from '@lootboxes/wallet-connector/toolkit'

const networkId = 240 // a devnet on this machine; 2 is Stokenet, 1 is Mainnet
const { VITE_DAPP_DEFINITION: dAppDefinitionAddress, VITE_GATEWAY_URL: baseUrl } = import.meta.env

export const gateway = createGateway({ networkId, applicationName: 'A shop', baseUrl })
export const toolkit = createDappToolkit({ networkId, dAppDefinitionAddress, gateway })
toolkit.walletApi.setRequestData(DataRequestBuilder.persona(), DataRequestBuilder.accounts().exactly(1))
