import { SEND_EVENT } from '@lootboxes/wallet-connector/protocol'

/**
 * On devnet only: fetches the development wallet once the page has loaded, as an extension comes at `document_idle`, so
 * that it never competes with the first paint. What the page sends until then is kept and handed over.
 */
export const devWalletScript = (devnetUrl: string): string => `;(()=>{const kept=[],keep=e=>kept.push(e.detail);
addEventListener('${SEND_EVENT}',keep);
globalThis.lootboxesDevWalletMissed=()=>{removeEventListener('${SEND_EVENT}',keep);return kept};
addEventListener('load',()=>{const s=document.createElement('script');s.src=${JSON.stringify(`${devnetUrl}/wallet.js`)};document.head.append(s)})})()`
