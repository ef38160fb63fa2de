/** Remembers the last button pressed before the page's scripts are there; see repeat-early-press.ts. */
export const earlyPressScript = `{let last
const press=({target})=>{last=target.closest?.('button')??last}
addEventListener('click',press,true)
globalThis.lootboxesPressed=()=>{removeEventListener('click',press,true);return last}}`
