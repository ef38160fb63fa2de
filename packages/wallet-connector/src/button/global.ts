/* The script for pages without a bundler: `window.LootboxConnect`. Built by tsup. */
export { createDappToolkit, DataRequestBuilder, OneTimeDataRequestBuilder } from '../toolkit/index'
export { walletErrorText } from '../wallet-error-text'
export { defineLootboxConnect } from './lootbox-connect'
