import { themeInitScript } from '@lootboxes/ui'
import type { Shop } from '../shop/shop'
import { loginKey } from '../wallet/stored-state'

/**
 * Runs before the first paint: the theme (trap T32), so no page flashes; a mark for a stored login, so the header does
 * not offer to connect; the nonce, for libraries that add style elements of their own. Lets the faces come once something
 * is painted (see globals.css).
 */
export const firstScript = (shop: Shop): string => `${themeInitScript};(()=>{
try{if(localStorage.getItem('${loginKey(shop)}'))document.documentElement.dataset.login='stored'}catch{}
globalThis.__webpack_nonce__=document.currentScript.nonce;
const faces=()=>document.documentElement.classList.add('faces');
try{new PerformanceObserver(faces).observe({type:'paint',buffered:true})}catch{}
addEventListener('load',faces)})()`
