import { delimiter } from 'node:path'

/** Folders that hold the official packages: they are no dependency of ours, whoever wants the comparison installs them elsewhere. */
export const officialFolders = (process.env.NODE_PATH ?? '').split(delimiter).filter(Boolean)

/** The official SDK as a sender beside ours; evaluates to `window.official`. */
export const officialSender = `
  import { WalletSdk } from '@radixdlt/wallet-sdk'
  window.official = () => {
    const sdk = WalletSdk({ networkId: 2, dAppDefinitionAddress: 'account_tdx_2_1bench' })
    return {
      send: () => sdk.sendTransaction({ transactionManifest: 'DROP_ALL_PROOFS;', version: 1 }),
      end: () => sdk.destroy(),
    }
  }`
