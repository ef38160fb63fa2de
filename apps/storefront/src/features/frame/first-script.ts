import { THEME_KEY } from '@lootboxes/ui'
import type { Shop } from '../shop/shop'
import { loginKey } from '../wallet/stored-state'

/**
 * Runs before the first paint: writes the theme as attribute and class (trap T32), so no page flashes; marks a stored
 * login, so the header does not offer to connect; hands the nonce to libraries that add style elements of their own.
 */
export const firstScript = (shop: Shop): string => `(()=>{const d=document.documentElement;let t;
try{t=localStorage.getItem('${THEME_KEY}');if(localStorage.getItem('${loginKey(shop)}'))d.dataset.login='stored'}catch{}
if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
d.dataset.theme=t;d.classList.add(t);d.style.colorScheme=t;
globalThis.__webpack_nonce__=document.currentScript.nonce})()`
