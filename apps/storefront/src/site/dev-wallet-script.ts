import { RECEIVE_EVENT, SEND_EVENT } from '@lootboxes/wallet-connector/protocol'

/**
 * On devnet only: loads the development wallet after the page, as a browser extension at `document_idle`, so that it does
 * not delay the first paint. Messages that the page sends before are queued for it, and echoed as an extension echoes them:
 * without an echo the page would report after 100 ms that there is no wallet.
 */
export const devWalletScript = (devnetUrl: string): string => `;(()=>{const kept=[],keep=({detail})=>{kept.push(detail);
queueMicrotask(()=>dispatchEvent(new CustomEvent('${RECEIVE_EVENT}',{detail:{eventType:'receivedByExtension',interactionId:detail.interactionId}})))};
addEventListener('${SEND_EVENT}',keep);
globalThis.lootboxesDevWalletMissed=()=>{removeEventListener('${SEND_EVENT}',keep);return kept};
addEventListener('load',()=>{const s=document.createElement('script');s.src=${JSON.stringify(`${devnetUrl}/wallet.js`)};document.head.append(s)})})()`
