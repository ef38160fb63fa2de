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

/** Where the official toolkit keeps its login: the 2.x key, then that of 1.x (wallet-protocol B2). */
export const officialLoginKeys = (dAppDefinitionAddress: string, networkId: number): readonly string[] => {
  const scope = `rdt:${dAppDefinitionAddress}:${networkId}`
  return [`${scope}:state`, scope]
}

/** Keys under our own prefix, so that data of another toolkit is never half understood. */
export const storageKeys = (dAppDefinitionAddress: string, networkId: number) => {
  const scope = `lootbox:wallet:${dAppDefinitionAddress}:${networkId}`
  return {
    login: `${scope}:login`,
    requests: `${scope}:requests`,
    session: `${scope}:session`,
    /** Known transactions of the network, whichever dApp sent them (trap T13). */
    journal: `lootbox:journal:${networkId}`,
  }
}
