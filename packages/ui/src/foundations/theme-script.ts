import { MOTION_KEY } from './storage-keys'

/** The themes that a user can choose. `system` follows `prefers-color-scheme`. */
export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** The local-storage key of the chosen theme (product-spec L21). */
export const THEME_KEY = 'theme'

/** Parses a stored theme. Any unknown value means `system`. */
export const parseTheme = (stored: unknown): Theme => themes.find((theme) => theme === stored) ?? 'system'

/**
 * Sets `data-theme`, class and `color-scheme` of `<html>` to `light` or `dark` before the first paint, and `data-motion` to
 * `less` for users who chose it. Put it into a `<script nonce>` before all content. It reads `localStorage.theme` and
 * `localStorage.motion`, and never throws.
 * @example <script nonce={nonce}>{themeInitScript}</script>
 */
export const themeInitScript = `(()=>{const d=document.documentElement;let t;try{const l=localStorage;t=l.getItem('${THEME_KEY}');if(l.getItem('${MOTION_KEY}')==='less')d.dataset.motion='less'}catch{}
if(t!=='light'&&t!=='dark')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
d.dataset.theme=t;d.classList.add(t);d.style.colorScheme=t})()`
