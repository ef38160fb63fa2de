/** The part of Web Storage that the toolkit uses, such as `localStorage`. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** An in-memory storage, for servers, private windows and tests. */
export const memoryStorage = (): StorageLike => {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

/** The page's `localStorage`, or memory without access to one. */
export const pageStorage = (): StorageLike => {
  try {
    return typeof window === 'undefined' ? memoryStorage() : window.localStorage
  } catch {
    return memoryStorage()
  }
}

/** Storage keys of the official toolkit's login: 2.x, then 1.x. */
export const officialLoginKeys = (dAppDefinitionAddress: string, networkId: number): readonly string[] => {
  const scope = `rdt:${dAppDefinitionAddress}:${networkId}`
  return [`${scope}:state`, scope]
}

/** Storage keys of the toolkit. Their prefix avoids conflicts with other toolkits. */
export const storageKeys = (dAppDefinitionAddress: string, networkId: number) => {
  const scope = `lootbox:wallet:${dAppDefinitionAddress}:${networkId}`
  return {
    login: `${scope}:login`,
    requests: `${scope}:requests`,
    session: `${scope}:session`,
    /** Signed pre-authorizations that are not used yet. */
    preAuthorizations: `${scope}:pre-authorizations`,
    /** Labels of transaction requests without a response. */
    labels: `${scope}:labels`,
    /** Submitted transactions of the network, of all dApps of the origin. */
    journal: `lootbox:journal:${networkId}`,
  }
}

/** The dApp and network of stored wallet data. */
export type StoredWalletScope = { dAppDefinitionAddress: string; networkId: number; storage?: StorageLike }

/**
 * Whether an earlier visit stored a login or a transaction. Independent of the toolkit, so that a page can decide whether to
 * load it. False on a server and without access to storage.
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
