import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const body = `<main><h1>Shop</h1><button id="buy">Buy</button></main>
<div id="sold" role="dialog" aria-label="Of the page"><button id="inside">Inside</button></div>`

/** Behaves like a modal dialog of a component library: hides the rest, traps the focus, closes on a press outside. */
const trap = `
const own = document.getElementById('sold')
const seen = window.seen = []
document.querySelector('main').setAttribute('aria-hidden', 'true')
document.body.style.pointerEvents = 'none'
own.style.pointerEvents = 'auto'
document.addEventListener('pointerdown', (event) => own.contains(event.target) || seen.push('pointer outside'))
document.addEventListener('focusin', (event) => {
  if (own.contains(event.target)) return
  seen.push('focus outside')
  document.getElementById('inside').focus()
})
document.addEventListener('keydown', (event) => event.key === 'Escape' && seen.push('escape'), { capture: true })
document.addEventListener('wheel', (event) => event.preventDefault(), { passive: false })
document.getElementById('inside').focus()
`

const record = `
window.heard = []
addEventListener('radix#chromeExtension#receive', ({ detail }) => heard.push(detail))
window.ask = (interactionId, items) => dispatchEvent(new CustomEvent('radix#chromeExtension#send', { detail: {
  interactionId, items, metadata: { version: 2, networkId: 240, dAppDefinitionAddress: 'account_loc1shop' },
} }))
window.violations = []
document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => violations.push(violatedDirective))
`

export type Shop = { origin: string; close: () => void }

/** A page with a strict content security policy. `/trap` has an open modal dialog, `/dark` the dark theme. */
export const openShop = (devnetUrl: string): Promise<Shop> =>
  new Promise((resolve) => {
    const policy = `default-src 'none'; script-src 'self' ${devnetUrl}; style-src 'self'; connect-src ${devnetUrl}`
    const server = createServer(({ url = '/' }, response) => {
      response.setHeader('content-security-policy', policy)
      if (url.endsWith('.js')) {
        response.setHeader('content-type', 'text/javascript').end(url === '/trap.js' ? trap : record)
        return
      }
      const scripts = ['/record.js', `${devnetUrl}/wallet.js`, ...(url === '/trap' ? ['/trap.js'] : [])]
      const tags = scripts.map((src) => `<script src="${src}"></script>`).join('')
      const theme = url === '/dark' ? 'dark' : 'light'
      response.setHeader('content-type', 'text/html')
      response.end(
        `<!doctype html><html lang="en" data-theme="${theme}"><title>Shop</title><body>${body}${tags}</body></html>`,
      )
    })
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      resolve({
        origin: `http://localhost:${port}`,
        close: () => {
          server.closeAllConnections()
          server.close()
        },
      })
    })
  })
