import { delimiter } from 'node:path'

/** Folders with the official packages. They are not dependencies of this repository: set NODE_PATH to compare with them. */
export const officialFolders = (process.env.NODE_PATH ?? '').split(delimiter).filter(Boolean)

/** A sender that uses the official SDK. Evaluates to `window.official`. */
export const officialSender = `
  import { WalletSdk } from '@radixdlt/wallet-sdk'
  window.official = () => {
    const sdk = WalletSdk({ networkId: 2, dAppDefinitionAddress: 'account_tdx_2_1bench' })
    return {
      send: () => sdk.sendTransaction({ transactionManifest: 'DROP_ALL_PROOFS;', version: 1 }),
      end: () => sdk.destroy(),
    }
  }`
