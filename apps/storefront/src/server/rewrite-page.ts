import { rewriteHead } from './rewrite-head.ts'

export type PageRewriter = {
  /** Takes what has come of the page, wherever it was cut; gives what may go out. */
  push(text: string): string
  /** Gives what was held back. */
  end(): string
}

const headEnd = '</head>'
const scriptEnd = '</script>'

/** Where a text that could still become `wanted` begins; the text's length when none does. */
function startOf(text: string, wanted: string): number {
  const whole = text.indexOf(wanted)
  if (whole >= 0) return whole
  for (let at = Math.max(0, text.length - wanted.length + 1); at < text.length; at += 1)
    if (wanted.startsWith(text.slice(at))) return at
  return text.length
}

/** Rewrites the head, then drops the one late script that Next starts in the body; the rest passes as it is. */
export function createPageRewriter(sheets: ReadonlyMap<string, string>): PageRewriter {
  let held = ''
  let pass: (text: string) => string = passHead
  function passHead(text: string): string {
    held += text
    const end = held.indexOf(headEnd)
    if (end < 0) return ''
    const { html, bootstrap } = rewriteHead(held.slice(0, end), sheets)
    const rest = held.slice(end)
    held = ''
    pass = bootstrap === undefined ? (body) => body : passUntil(`<script src="${bootstrap}"`)
    return html + pass(rest)
  }
  const passUntil = (tag: string) => (text: string) => {
    held += text
    const start = startOf(held, tag)
    const end = held.indexOf(scriptEnd, start)
    const before = held.slice(0, start)
    if (end < 0 || !held.startsWith(tag, start)) {
      held = held.slice(start)
      return before
    }
    const after = held.slice(end + scriptEnd.length)
    held = ''
    pass = (body) => body
    return before + after
  }
  return {
    push: (text) => pass(text),
    end: () => held,
  }
}
