import { type AccountPicker, accountPicker } from './account-picker'
import { controlNodes } from './control-nodes'
import { element } from './element'
import type { AccountPick, Control, SheetContent } from './sheet-content'
import { sheetStyle } from './sheet-style'

export type SheetParts = {
  /** A sibling of <body>, so that the page's styles, `inert` and `aria-hidden` do not apply. */
  host: HTMLElement
  dialog: HTMLDialogElement
  title: HTMLElement
  status: HTMLElement
  approve: HTMLButtonElement
  reject: HTMLButtonElement
  pickers: readonly { key: AccountPick['key']; picker: AccountPicker }[]
}

const section = (document: Document, title: string, ...content: readonly Node[]) =>
  element(document, 'section', {}, element(document, 'h3', {}, title), ...content)

const manifestBox = (document: Document, manifest: string) =>
  section(
    document,
    'Manifest',
    element(document, 'pre', { tabindex: '0', role: 'region', 'aria-label': 'Manifest' }, manifest),
  )

const contentNodes = (document: Document, content: SheetContent, pickers: SheetParts['pickers']): readonly Node[] => [
  ...(content.warning === undefined ? [] : [element(document, 'p', { class: 'warning' }, content.warning)]),
  ...pickers.map(({ picker }) => picker.root),
  ...content.lists.map(({ title, ordered, items }) => {
    const rows = items.map((item) => element(document, 'li', {}, item))
    return section(document, title, element(document, ordered ? 'ol' : 'ul', {}, ...rows))
  }),
  ...(content.manifest === undefined ? [] : [manifestBox(document, content.manifest)]),
  ...content.notes.map((note) => element(document, 'p', { class: 'soft' }, note)),
]

/** Unlike <style>, constructed style sheets need no permission in the page's content security policy. */
const shadowOf = (host: HTMLElement): ShadowRoot => {
  const shadow = host.attachShadow({ mode: 'open' })
  if ('adoptedStyleSheets' in shadow) {
    const style = new CSSStyleSheet()
    style.replaceSync(sheetStyle)
    shadow.adoptedStyleSheets = [style]
  }
  return shadow
}

/** Creates the sheet's elements without inserting them. */
export const buildDialog = (document: Document, content: SheetContent): SheetParts => {
  const isNotice = content.decision === 'notice'
  const host = element(document, 'div', { 'data-lootboxes': 'dev-wallet' })
  const title = element(document, 'h2', { id: 'title', tabindex: '-1' }, 'Development wallet')
  const status = element(document, 'p', { class: 'status', role: 'status' })
  const approve = element(document, 'button', { type: 'button', class: 'primary' }, 'Approve')
  const reject = element(document, 'button', { type: 'button' }, isNotice ? 'Close' : 'Reject')
  const pickers = content.picks.map((pick) => ({ key: pick.key, picker: accountPicker(document, pick) }))
  const nodesOf = (controls: readonly Control[]) =>
    controlNodes(document, controls, (sentence) => {
      status.textContent = sentence
    })
  const origin = element(document, 'span', { class: 'mono' }, content.origin)
  const summary = element(document, 'p', { id: 'summary' }, origin, ` ${content.summary}`)
  const buttons = element(document, 'div', { class: 'buttons' }, reject, isNotice ? undefined : approve)
  const dialog = element(
    document,
    'dialog',
    { 'aria-labelledby': 'title', 'aria-describedby': 'summary', 'aria-modal': 'true' },
    element(document, 'div', { class: 'head' }, title, summary),
    element(
      document,
      'div',
      { class: 'content' },
      ...nodesOf(content.persona === undefined ? [] : [content.persona]),
      ...contentNodes(document, content, pickers),
      ...nodesOf(content.controls ?? []),
    ),
    element(document, 'div', { class: 'decision' }, status, buttons),
  )
  shadowOf(host).append(dialog)
  return { host, dialog, title, status, approve, reject, pickers }
}
