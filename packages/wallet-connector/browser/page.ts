import { createWalletConnector } from '../src/index'
import { createDappToolkit, DataRequestBuilder } from '../src/toolkit/index'

/** The functions that `page.evaluate` can call. */
const kit = { createWalletConnector, createDappToolkit, DataRequestBuilder }
declare global {
  interface Window {
    kit: typeof kit
  }
}
window.kit = kit
