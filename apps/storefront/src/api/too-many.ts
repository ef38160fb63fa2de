import { printColours } from '@lootboxes/ui'

const { ink, paper, rule, stub } = { rule: '#d9d2c0', ...printColours }
const night = { paper: '#070d1a', ink: '#f7f4ea', rule: '#39415a' }

/** How soon a browser that has just received its own cookie may come again, in seconds. */
const NEW_VISITOR_SECONDS = 2

export type TooManyOptions = {
  /** Until the client has points again. */
  seconds: number
  /** For the page's own style. */
  nonce: string
  isJson: boolean
  /** `Set-Cookie` for a visitor without a cookie: the next request is counted for that visitor alone. */
  cookie: string | undefined
}

/** The answer to a client without points: JSON, or a page that loads again by itself. It costs no rendering. */
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
<title>One moment || Lootboxes</title>
<style nonce="${nonce}">
  :root { color-scheme: light dark; --paper: ${paper}; --ink: ${ink}; --rule: ${rule} }
  @media (prefers-color-scheme: dark) { :root { --paper: ${night.paper}; --ink: ${night.ink}; --rule: ${night.rule} } }
  body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: var(--paper); color: var(--ink); font: 1.0625rem/1.55 system-ui, sans-serif }
  main { max-width: 26rem; margin: 1.25rem; border: 1px solid var(--rule); border-radius: 12px; overflow: hidden }
  p { margin: 0; padding: 1.25rem 1.5rem }
  h1 { margin: 0; padding: 1.5rem 1.5rem 0; font-size: 2rem; line-height: 1.1; letter-spacing: -0.02em }
  a { color: inherit }
  p + p { border-top: 2px dashed ${ink}; background: ${stub}; color: ${ink} }
</style>
<main>
  <h1>One moment</h1>
  <p role="status">${message} This page loads again by itself.</p>
  <p><a href="">Load it now</a></p>
</main>
</html>
`
  return new Response(html, { status: 429, headers })
}
