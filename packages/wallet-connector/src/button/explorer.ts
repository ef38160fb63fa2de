/** A block explorer: addresses of transactions are `baseUrl + transactionPath + hash`. */
export type Explorer = {
  baseUrl: string
  /** Default '/transaction/'. */
  transactionPath?: string | undefined
  /** Accepted for the options of the official toolkit, as the next one is; the button links no accounts. */
  accountsPath?: string | undefined
  subintentPath?: string | undefined
}

/** The public explorers by network, in the words of a transaction's hash. */
const explorers: Readonly<Record<string, string>> = {
  rdx: 'https://dashboard.radixdlt.com',
  tdx_2_: 'https://stokenet-dashboard.radixdlt.com',
}

/** The address of a transaction at an explorer. Undefined if its network has none. */
export const explorerLink = (hash: string, explorer?: Explorer): string | undefined => {
  const [, network = ''] = /^txid_(rdx|tdx_2_)1/.exec(hash) ?? []
  const baseUrl = explorer?.baseUrl ?? explorers[network]
  return (
    baseUrl && `${baseUrl.replace(/\/$/, '')}${explorer?.transactionPath ?? '/transaction/'}${encodeURIComponent(hash)}`
  )
}
