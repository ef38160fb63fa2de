import { startDapp } from './dapp'
import { loadDevWallet } from './dev-wallet'
import { createToolkit } from './toolkit'

await loadDevWallet()
startDapp(document, await createToolkit())
