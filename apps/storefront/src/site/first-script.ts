import { themeInitScript } from '@lootboxes/ui'

/** Runs before the first paint: the theme (trap T32), so that no page flashes; the nonce, for libraries that add style elements. */
export const firstScript = `${themeInitScript};globalThis.__webpack_nonce__=document.currentScript.nonce`
