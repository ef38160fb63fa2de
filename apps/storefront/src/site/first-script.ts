import { themeInitScript } from '@lootboxes/ui'
import { workerPath } from '@/config/offline-worker'

/** Addresses of scripts, beside the files of the build, that a page may load later. */
export type LaterScripts = { devnetUrl: string | undefined; seasonal: string | undefined }

/**
 * The default policy of trusted types: an injected element cannot load a script of its own. Scripts of the build, the
 * offline worker, the seasonal script and the devnet's wallet stay allowed.
 */
const trustedScripts = ({ devnetUrl, seasonal }: LaterScripts): string => {
  const addresses = [workerPath, seasonal, devnetUrl && `${devnetUrl}/wallet.js`].filter(Boolean)
  return `globalThis.trustedTypes?.createPolicy('default',{createScriptURL:u=>{const h=a=>{const{origin:o,pathname:p}=new URL(a,location.origin);return o+p},t=h(u);return t.startsWith(h('/_next/static/'))||${JSON.stringify(addresses)}.some(a=>h(a)===t)?u:null}})`
}

/** Runs before the first paint: sets the theme (trap T32), and the nonce for libraries that add style elements. */
export const firstScript = (later: LaterScripts): string =>
  `${themeInitScript};globalThis.__webpack_nonce__=document.currentScript.nonce;${trustedScripts(later)}`
