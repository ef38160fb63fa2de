/** The part of Web Storage the toolkit uses; `localStorage` and `sessionStorage` fit. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Lasts as long as the page: for servers, private windows and tests. */
export const memoryStorage = (): StorageLike => {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

/** The page's `localStorage`, or memory where there is none or it may not be touched. */
export const pageStorage = (): StorageLike => {
  try {
    return typeof window === 'undefined' ? memoryStorage() : window.localStorage
  } catch {
    return memoryStorage()
  }
}

/** Where the official toolkit keeps its login: the 2.x key, then that of 1.x. */
export const officialLoginKeys = (dAppDefinitionAddress: string, networkId: number): readonly string[] => {
  const scope = `rdt:${dAppDefinitionAddress}:${networkId}`
  return [`${scope}:state`, scope]
}

/** Where the toolkit keeps what it stores: under a prefix of our own, so that data of another toolkit is never half understood. */
export const storageKeys = (dAppDefinitionAddress: string, networkId: number) => {
  const scope = `lootbox:wallet:${dAppDefinitionAddress}:${networkId}`
  return {
    login: `${scope}:login`,
    requests: `${scope}:requests`,
    session: `${scope}:session`,
    /** Pre-authorizations that are signed and not used. */
    preAuthorizations: `${scope}:pre-authorizations`,
    /** Labels of transaction requests that have no answer. */
    labels: `${scope}:labels`,
    /** Known transactions of the network, whichever dApp sent them. */
    journal: `lootbox:journal:${networkId}`,
  }
}

export type StoredWalletScope = { dAppDefinitionAddress: string; networkId: number; storage?: StorageLike }

/**
 * Whether an earlier visit left a login or a transaction to restore. Needs none of the toolkit, so a page can ask before
 * it loads that. False on a server and where storage may not be touched.
 */
export const hasStoredWallet = ({ dAppDefinitionAddress, networkId, storage }: StoredWalletScope): boolean => {
  const { login, journal, preAuthorizations } = storageKeys(dAppDefinitionAddress, networkId)
  try {
    const from = storage ?? pageStorage()
    return [login, journal, preAuthorizations].some((key) => from.getItem(key) !== null)
  } catch {
    return false
  }
}
