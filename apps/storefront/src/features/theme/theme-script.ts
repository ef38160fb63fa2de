import { THEME_KEY } from '@lootboxes/ui'

/**
 * Runs before the first paint: writes the theme as attribute and class (trap T32), so no page flashes, and hands the
 * nonce to libraries that add style elements of their own.
 */
export const themeScript = `(()=>{const d=document.documentElement;let t;
try{t=localStorage.getItem('${THEME_KEY}')}catch{}
if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
d.dataset.theme=t;d.classList.add(t);d.style.colorScheme=t;
globalThis.__webpack_nonce__=document.currentScript.nonce})()`
