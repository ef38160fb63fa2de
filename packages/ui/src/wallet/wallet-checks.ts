import type { ReactNode } from 'react'
import type { WalletCheck } from './wallet-setup'

export type WalletChecksOptions = {
  networkName: string
  /** An account is connected: the wallet has answered, and its account is of this network. */
  isConnected?: boolean
  /** A phone has the wallet app, and no extension that could be linked with it. */
  onPhone?: boolean
  /** Undefined until the extension has answered. */
  extensionFound?: boolean | undefined
  walletLinked?: boolean | undefined
  /** Shown without an extension, and on a phone. */
  getWallet?: { text: ReactNode; action: ReactNode }
  /** Shown without a linked wallet. */
  linkPhone?: ReactNode
  /** The next step, and whether a request waits for its answer. */
  help?: { text: ReactNode; action?: ReactNode; isWaiting: boolean } | undefined
}

/** Returns the checks of extension and phone, or of the wallet app on a phone, of the network, and of a request without an answer. */
export function walletChecks({
  networkName,
  isConnected = false,
  onPhone = false,
  extensionFound,
  walletLinked,
  getWallet,
  linkPhone,
  help,
}: WalletChecksOptions): readonly WalletCheck[] {
  const extension = { key: 'extension', title: 'Radix Wallet extension' }
  const link = { key: 'link', title: 'Extension linked with your phone' }
  const title = `Network: ${networkName}`
  const network: WalletCheck = isConnected
    ? { key: 'network', state: 'ok', title }
    : { key: 'network', state: 'unknown', title, text: 'Your wallet must use this network, too.' }
  if (onPhone) {
    const app = { key: 'app', title: 'Radix Wallet on this phone' }
    const { text, action } = (help?.isWaiting ? help : getWallet) ?? {}
    return [
      isConnected && !help?.isWaiting ? { ...app, state: 'ok' } : { ...app, state: 'unknown', text, action },
      network,
    ]
  }
  if (extensionFound === undefined)
    return [{ ...extension, state: 'checking' }, { ...link, state: 'checking' }, network]
  const { text, action } = help ?? {}
  const next = help ? { text, action } : { action: linkPhone }
  return [
    extensionFound ? { ...extension, state: 'ok' } : { ...extension, state: 'missing', ...getWallet },
    walletLinked
      ? { ...link, state: 'ok' }
      : {
          ...link,
          state: extensionFound && walletLinked === false ? 'missing' : 'unknown',
          ...(extensionFound ? next : {}),
        },
    network,
    ...(walletLinked && help?.isWaiting
      ? [{ key: 'answer', title: 'Answer of your wallet', state: 'missing' as const, text, action }]
      : []),
  ]
}
