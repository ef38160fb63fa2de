import { themeInitScript } from '@lootboxes/ui'
import type { Shop } from '../shop/shop'
import { loginKey } from '../wallet/stored-state'

/**
 * Runs before the first paint: the theme (trap T32), so no page flashes; a mark for a stored login, so the header does
 * not offer to connect; the nonce, for libraries that add style elements of their own. Fetches the faces once something is
 * painted and shows them together (see globals.css), so that the page is laid out anew once.
 */
export const firstScript = (shop: Shop): string => `${themeInitScript};(()=>{
try{if(localStorage.getItem('${loginKey(shop)}'))document.documentElement.dataset.login='stored'}catch{}
globalThis.__webpack_nonce__=document.currentScript.nonce;
const root=document.documentElement.classList;root.add('plain');
const faces=()=>Promise.all(['1em "Instrument Sans Variable"','700 1em "Bricolage Grotesque Variable"','1em "Spline Sans Mono Variable"']
.map(f=>document.fonts.load(f))).catch(()=>{}).then(()=>root.remove('plain'));
try{new PerformanceObserver(faces).observe({type:'paint',buffered:true})}catch{}
addEventListener('load',faces)})()`
