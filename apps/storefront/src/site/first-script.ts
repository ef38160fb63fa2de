import { themeInitScript } from '@lootboxes/ui'
import { storageKeys } from '@lootboxes/wallet-connector/toolkit'
import type { SiteConfig } from '@/config/site-config'

/**
 * Runs before the first paint: the theme (trap T32), so no page flashes; a mark for a stored login, so the header does
 * not offer to connect; the nonce, for libraries that add style elements of their own.
 */
export const firstScript = ({
  dAppDefinitionAddress,
  networkId,
}: Pick<SiteConfig, 'dAppDefinitionAddress' | 'networkId'>): string =>
  `${themeInitScript};(()=>{try{if(localStorage.getItem('${storageKeys(dAppDefinitionAddress, networkId).login}'))document.documentElement.dataset.login='stored'}catch{}
globalThis.__webpack_nonce__=document.currentScript.nonce})()`
