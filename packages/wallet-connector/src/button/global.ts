/* What a page with plain script tags finds as `window.LootboxConnect`; built by tsup, bundled nowhere else. */
export { createDappToolkit, DataRequestBuilder, OneTimeDataRequestBuilder } from '../toolkit/index'
export { walletErrorText } from '../wallet-error-text'
export { defineLootboxConnect } from './lootbox-connect'
