/** A theme a person can choose; `system` follows `prefers-color-scheme`. */
export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** The local-storage key of the chosen theme (product-spec L21). */
export const THEME_KEY = 'theme'

/** Anything that is not a known theme means `system`. */
export const parseTheme = (stored: unknown): Theme => themes.find((theme) => theme === stored) ?? 'system'

/**
 * Sets `data-theme` and the class on `<html>` before the first paint. Put it in a `<script nonce>` at the top of
 * `<head>`; it reads `localStorage.theme`, changes nothing else and never throws.
 */
export const themeInitScript = `(function(){try{var t=localStorage.getItem('${THEME_KEY}'),d=document.documentElement;if(t!=='light'&&t!=='dark')return;d.dataset.theme=t;d.classList.add(t)}catch(e){}})()`
