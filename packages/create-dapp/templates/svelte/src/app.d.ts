import type { DappToolkit } from '@lootboxes/wallet-connector/toolkit'
import type { HTMLAttributes } from 'svelte/elements'

declare module 'svelte/elements' {
  export interface SvelteHTMLElements {
    'lootbox-connect': HTMLAttributes<HTMLElement> & { toolkit?: DappToolkit; theme?: string; label?: string }
  }
}
