export { type TestWalletScriptOptions, testWalletInitScript } from './test-wallet-init-script'
