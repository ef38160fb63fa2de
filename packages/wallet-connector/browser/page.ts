import { createWalletConnector } from '../src/index'
import { createDappToolkit, DataRequestBuilder } from '../src/toolkit/index'

/** What a page of ours has at hand; `page.evaluate` calls it. */
const kit = { createWalletConnector, createDappToolkit, DataRequestBuilder }
declare global {
  interface Window {
    kit: typeof kit
  }
}
window.kit = kit
