import { type Answer, text } from '../http/answer'
import { type Html, html } from './html'

const night = `
  --paper: oklch(.165 .028 265); --card: oklch(.212 .032 265); --ink: oklch(.965 .01 95); --ink-soft: oklch(.765 .02 265);
  --rule: oklch(.335 .03 265); --leaf: oklch(.8 .19 146); --on-leaf: oklch(.19 .05 150); --coral: oklch(.74 .16 32);
  color-scheme: dark;`

/** The colours of the kit's tokens, light and dark. Fonts fall back to those of the system. */
const style = `
:root {
  --paper: oklch(.972 .014 92); --card: oklch(.993 .006 95); --ink: oklch(.215 .035 265); --ink-soft: oklch(.44 .03 265);
  --rule: oklch(.86 .018 92); --leaf: oklch(.47 .125 152); --on-leaf: oklch(.985 .01 95); --coral: oklch(.55 .19 30);
  color-scheme: light;
}
@media (prefers-color-scheme: dark) { :root {${night} } }
:root[data-style=dark] {${night} }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 400 1rem/1.5 'Instrument Sans', system-ui, sans-serif; }
header, main { max-inline-size: 72rem; margin-inline: auto; padding: 1rem 1.25rem; }
header { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; border-block-end: 1px solid var(--rule); }
main { display: grid; gap: 1.5rem; grid-template-columns: minmax(0, 1fr); }
h1, h2 { font-family: 'Bricolage Grotesque', system-ui, sans-serif; line-height: 1.15; margin: 0; overflow-wrap: anywhere; }
h1 { font-size: 2rem; } h2 { font-size: 1.25rem; margin-block-end: .5rem; }
section { background: var(--card); border: 1px solid var(--rule); border-radius: 12px; padding: 1rem 1.25rem; overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { text-align: start; padding: .375rem .75rem .375rem 0; vertical-align: top; border-block-start: 1px solid var(--rule); overflow-wrap: anywhere; }
a { color: inherit; } code, pre { font: 400 .875rem/1.5 ui-monospace, monospace; } pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
form { display: inline-flex; gap: .5rem; align-items: center; margin: 0 .5rem .5rem 0; }
button, input { font: inherit; min-block-size: 44px; border-radius: 8px; border: 1px solid var(--ink); padding: 0 .875rem; background: var(--card); color: var(--ink); }
button { cursor: pointer; } button:hover { background: var(--leaf); color: var(--on-leaf); border-color: var(--leaf); }
:focus-visible { outline: 3px solid var(--leaf); outline-offset: 2px; }
.soft { color: var(--ink-soft); } .failed { color: var(--coral); }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .25rem 1rem; margin: 0; } dd { margin: 0; overflow-wrap: anywhere; }
@media (max-width: 40rem) { dl { grid-template-columns: minmax(0, 1fr); } dd { margin-block-end: .5rem; } }
`

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'self'; base-uri 'none'"

const header = html`<header><a href="/">Lootboxes devnet</a>
<form action="/explorer/search" role="search"><input name="q" aria-label="Address or transaction id" placeholder="Address or transaction id"><button>Search</button></form></header>`

type PageOptions = {
  status?: number | undefined
  /** For the frame of another page: without the header. */
  frame?: 'dark' | 'system' | undefined
}

/** A page of the explorer. It works without scripts. */
export function page(title: string, content: Html, { status = 200, frame }: PageOptions = {}): Answer {
  const document = html`<!doctype html><html lang="en"${frame === 'dark' && html` data-style="dark"`}><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} | Lootboxes devnet</title><style>${{ html: style }}</style>
${frame === undefined && header}<main><h1>${title}</h1>${content}</main></html>`
  const answer = text(status, 'text/html; charset=utf-8', document.html)
  return { ...answer, headers: { ...answer.headers, 'content-security-policy': policy } }
}

export const section = (title: string, content: Html): Html => html`<section><h2>${title}</h2>${content}</section>`

export const facts = (rows: readonly (readonly [name: string, value: Html | string | number])[]): Html =>
  html`<dl>${rows.map(([name, value]) => html`<dt class="soft">${name}</dt><dd>${value}</dd>`)}</dl>`

export const table = (head: readonly string[], rows: readonly (readonly (Html | string | number)[])[]): Html =>
  rows.length === 0
    ? html`<p class="soft">None.</p>`
    : html`<table><thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
<tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table>`
