import { themeInitScript } from '@lootboxes/ui'
import type { Shop } from '../shop/shop'
import { loginKey } from '../wallet/stored-state'

/** What lies below the first section; laid out when it comes near (see globals.css) until the faces are there. */
const below = 'main > section ~ section'

/**
 * Fetches the faces once something is painted and shows them together. What is in sight is then laid out anew once; the
 * sections below follow one by one, so that none of it keeps the page from answering.
 */
const faces = `const root=document.documentElement.classList;root.add('plain');
const show=()=>{if(!root.contains('plain'))return
const rest=[...document.querySelectorAll('${below}')]
for(const{style}of rest)style.contentVisibility='auto',style.containIntrinsicBlockSize='auto 44rem'
root.remove('plain')
const next=()=>{const one=rest.shift();if(!one)return
one.style.contentVisibility=one.style.containIntrinsicBlockSize=''
requestAnimationFrame(()=>setTimeout(next))};next()}
const fetch=()=>Promise.all(['1em "Instrument Sans Variable"','700 1em "Bricolage Grotesque Variable"','1em "Spline Sans Mono Variable"']
.map(f=>document.fonts.load(f))).catch(()=>{}).then(show)
try{new PerformanceObserver(fetch).observe({type:'paint',buffered:true})}catch{}
addEventListener('load',fetch)`

/**
 * Runs before the first paint: the theme (trap T32), so no page flashes; a mark for a stored login, so the header does
 * not offer to connect; the nonce, for libraries that add style elements of their own.
 */
export const firstScript = (shop: Shop): string => `${themeInitScript};(()=>{
try{if(localStorage.getItem('${loginKey(shop)}'))document.documentElement.dataset.login='stored'}catch{}
globalThis.__webpack_nonce__=document.currentScript.nonce;
${faces}})()`
