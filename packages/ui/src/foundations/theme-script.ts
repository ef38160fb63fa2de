/** A theme a person can choose; `system` follows `prefers-color-scheme`. */
export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** The local-storage key of the chosen theme (product-spec L21). */
export const THEME_KEY = 'theme'

/** Anything that is not a known theme means `system`. */
export const parseTheme = (stored: unknown): Theme => themes.find((theme) => theme === stored) ?? 'system'

/**
 * Writes what is to be shown, `light` or `dark`, as `data-theme`, class and `color-scheme` on `<html>` before the first
 * paint. Put it in a `<script nonce>` before all content; it reads `localStorage.theme` and never throws.
 */
export const themeInitScript = `(()=>{const d=document.documentElement;let t;try{t=localStorage.getItem('${THEME_KEY}')}catch{}
if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
d.dataset.theme=t;d.classList.add(t);d.style.colorScheme=t})()`
