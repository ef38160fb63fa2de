import { qrCode } from '../qr-code'
import { walletStores } from '../wallet-links'
import type { ConnectWords } from './connect-words'
import { h, link, svg } from './elements'

/** How to get a wallet, for a desktop: the three steps, the stores, and a QR code that opens this page on a phone. */
export const walletSetup = (words: ConnectWords, address: string): HTMLElement => {
  const { path, size } = qrCode(address)
  const code = svg(path, {
    viewBox: `0 0 ${size} ${size}`,
    role: 'img',
    'aria-label': words.scanCode,
    part: 'qr-code',
    class: 'code',
    'shape-rendering': 'crispEdges',
  })
  return h(
    'section',
    { part: 'get-wallet' },
    h('h3', {}, words.getWallet),
    h('ol', {}, ...words.walletSteps.map((step) => h('li', {}, step))),
    h('div', { class: 'row' }, ...walletStores.map(({ name, href }) => link(href, name))),
    h('p', {}, words.scanCode),
    code,
  )
}
