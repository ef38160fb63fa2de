import { defineLootboxConnect } from '../src/button/index'
import { createDappToolkit, DataRequestBuilder } from '../src/toolkit/index'

/** The dApp of the page: `<lootbox-connect>` with a toolkit. */
const toolkit = createDappToolkit({
  networkId: 2,
  dAppDefinitionAddress: 'account_tdx_2_12yvectrdappdefntn000000000000000000000000000000qe8n5ed',
  gateway: { watchTransaction: () => new Promise<never>(() => {}) },
})
toolkit.walletApi.setRequestData(DataRequestBuilder.persona(), DataRequestBuilder.accounts().exactly(1))
defineLootboxConnect()
const element = document.querySelector('lootbox-connect')
if (element) element.toolkit = toolkit
