import { themeInitScript } from '@lootboxes/ui'

/** Runs before the first paint: sets the theme (trap T32), and the nonce for libraries that add style elements. */
export const firstScript = `${themeInitScript};globalThis.__webpack_nonce__=document.currentScript.nonce`
