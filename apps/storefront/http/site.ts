import { JSDOM } from 'jsdom'
import { inject } from 'vitest'

/** Sends a GET or the request in `init` to the site. Does not follow redirects. */
export const get = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(new URL(path, inject('siteUrl')), { redirect: 'manual', ...init })

export const postJson = (path: string, body: object | string): Promise<Response> =>
  get(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

export type Page = { url: URL; status: number; headers: Headers; html: string; title: string; document: Document }

export const parse = (html: string, url: URL): Document => new JSDOM(html, { url: url.href }).window.document

/** The document as shown without scripts: without script elements and hidden elements. */
async function pageOf(response: Response): Promise<Page> {
  const { status, headers } = response
  const [url, html] = [new URL(response.url), await response.text()]
  const document = parse(html, url)
  const { title } = document
  for (const unseen of document.querySelectorAll('script, style, template, [hidden]')) unseen.remove()
  return { url, status, headers, html, title, document }
}

/** Opens a page of the site or another URL, and follows redirects. */
export const open = async (path: string, init: RequestInit = {}): Promise<Page> =>
  pageOf(await get(path, { redirect: 'follow', ...init }))

/** The text of an element with collapsed white space. */
export const textOf = (element: Element | null): string => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

/** The first element under `within` that matches `selector` and whose text is or matches `text`. */
export function find<Found extends Element = HTMLElement>(
  within: ParentNode,
  selector: string,
  text: string | RegExp,
): Found {
  const all = [...within.querySelectorAll<Found>(selector)]
  const found = all.find((element) =>
    typeof text === 'string' ? textOf(element) === text : text.test(textOf(element)),
  )
  if (found === undefined)
    throw new Error(`No ${selector} has the text ${String(text)}, but ${JSON.stringify(all.map(textOf))}.`)
  return found
}

/** The control of a label. */
export function field(within: ParentNode, label: string): HTMLInputElement {
  const { htmlFor, ownerDocument } = find<HTMLLabelElement>(within, 'label', new RegExp(`^${label}`))
  const control = ownerDocument.getElementById(htmlFor)
  if (control === null) throw new Error(`The label ${label} has no control.`)
  return control as HTMLInputElement
}

/** Submits a control's form like a browser without scripts, with the pressed button. */
export async function submit(form: HTMLFormElement | null, button?: HTMLButtonElement): Promise<Page> {
  const view = form?.ownerDocument.defaultView
  if (form === null || !view) throw new Error('This control is in no form.')
  const entries = [...new view.FormData(form, button)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  if (form.method === 'get') {
    const url = new URL(form.action)
    url.search = new URLSearchParams(entries.map(([name, value]) => [name, value])).toString()
    return open(url.href)
  }
  const body = new FormData()
  for (const [name, value] of entries) body.append(name, value)
  const { origin } = new URL(form.action)
  return open(form.action, { method: 'POST', headers: { origin }, body })
}
