import { printColours } from '@lootboxes/ui'

const { ink, paper, card, stub } = printColours
const night = { paper: '#070d1a', card: '#121a2b', ink: '#f7f4ea' }

/** Seconds until a browser that has just received its cookie may try again. */
const NEW_VISITOR_SECONDS = 2

export type TooManyOptions = {
  /** Seconds until the client has points again. */
  seconds: number
  /** The nonce of the page's style element. */
  nonce: string
  isJson: boolean
  /** `Set-Cookie` for a visitor without a cookie: the next request is counted for that visitor alone. */
  cookie: string | undefined
}

/** The response to a client without points: JSON, or a page that reloads automatically. It needs no rendering by Next. */
export function tooMany({ seconds, nonce, isJson, cookie }: TooManyOptions): Response {
  const message = `Too many requests. Try again in ${seconds} s.`
  const headers = new Headers({ 'retry-after': `${seconds}`, 'cache-control': 'no-store' })
  if (cookie !== undefined) headers.append('set-cookie', cookie)
  if (isJson) return Response.json({ error: { kind: 'too-many-requests', message } }, { status: 429, headers })
  const wait = cookie === undefined ? seconds : Math.min(seconds, NEW_VISITOR_SECONDS)
  headers.set('content-type', 'text/html; charset=utf-8')
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${wait}">
<title>Too many requests || Lootboxes</title>
<style nonce="${nonce}">
  :root { color-scheme: light dark; --paper: ${paper}; --card: ${card}; --ink: ${ink} }
  @media (prefers-color-scheme: dark) { :root { --paper: ${night.paper}; --card: ${night.card}; --ink: ${night.ink} } }
  body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: var(--paper); color: var(--ink); font: 1.0625rem/1.55 system-ui, sans-serif }
  main { width: min(27rem, 100% - 2.5rem); margin: 1.25rem; filter: drop-shadow(0 0 1px var(--ink)) }
  main > * { position: relative; padding: 1.75rem }
  header { border-radius: 14px 14px 0 0; background: radial-gradient(circle 12px at 0 100%, #0000 11px, var(--card) 12px) 0 0 / 51% 100% no-repeat, radial-gradient(circle 12px at 100% 100%, #0000 11px, var(--card) 12px) 100% 0 / 51% 100% no-repeat }
  footer { display: grid; gap: 1.25rem; border-radius: 0 0 14px 14px; color: ${ink}; background: radial-gradient(circle 12px at 0 0, #0000 11px, ${stub} 12px) 0 0 / 51% 100% no-repeat, radial-gradient(circle 12px at 100% 0, #0000 11px, ${stub} 12px) 100% 0 / 51% 100% no-repeat }
  footer::before { content: ''; position: absolute; inset: -1px 1.25rem auto; border-top: 2px dashed ${ink} }
  p { margin: 0 }
  h1 { margin: 0 0 0.6rem; font: 800 clamp(2.5rem, 12vw, 3.5rem)/1 system-ui, sans-serif; letter-spacing: -0.045em }
  a { width: fit-content; padding: 0.6rem 1.1rem; border-radius: 4px; background: ${ink}; color: ${paper}; font-weight: 600; text-decoration: none }
  a:focus-visible { outline: 2px solid ${ink}; outline-offset: 2px }
  i { height: 2.75rem; background: repeating-linear-gradient(90deg, ${ink} 0 2px, #0000 2px 5px, ${ink} 5px 9px, #0000 9px 11px, ${ink} 11px 12px, #0000 12px 16px) }
  b { height: 4px; background: ${ink}; transform-origin: 0 0; animation: wait ${wait}s linear both }
  @keyframes wait { from { transform: scaleX(0) } }
  @media (prefers-reduced-motion: reduce) { b { display: none } }
</style>
<main>
  <header>
    <h1>One moment</h1>
    <p role="status">${message} This page reloads automatically.</p>
  </header>
  <footer>
    <a href="">Reload now</a>
    <i aria-hidden="true"></i>
    <b aria-hidden="true"></b>
  </footer>
</main>
</html>
`
  return new Response(html, { status: 429, headers })
}
