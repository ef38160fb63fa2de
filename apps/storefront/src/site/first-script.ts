import { themeInitScript } from '@lootboxes/ui'

/** Remembers a press on a button whose code has not arrived, for `deferredPart` to repeat. */
const earlyPressScript =
  "addEventListener('click',e=>{if(e.target.closest?.('button[type=button]')?.closest('[data-deferred=\"\"]'))globalThis.earlyPress=e},true)"

/** Runs before the first paint: sets the theme (trap T32), and the nonce for libraries that add style elements. */
export const firstScript = `${themeInitScript};globalThis.__webpack_nonce__=document.currentScript.nonce;${earlyPressScript};`
