import { accountPicker } from './account-picker'
import { element } from './element'
import { keepToItself } from './keep-to-itself'
import { followTheme } from './page-theme'
import type { Picked, SheetContent } from './sheet-content'
import { sheetStyle } from './sheet-style'

export type Decision = { kind: 'approved'; picked: Picked } | { kind: 'rejected' }

export type Sheet = {
  /** Settles once, when the user decides or `close` is called. */
  decided: Promise<Decision>
  /** Locks the buttons and says what is going on. */
  busy: (sentence: string) => void
  /** Takes the sheet away and gives the focus back. */
  close: () => void
}

const body = (document: Document, content: SheetContent, pickers: readonly HTMLElement[]): readonly Node[] => [
  ...(content.warning === undefined ? [] : [element(document, 'p', { class: 'warning' }, content.warning)]),
  ...pickers,
  ...content.lists.map(({ title, ordered, items }) =>
    element(
      document,
      'section',
      {},
      element(document, 'h3', {}, title),
      element(document, ordered ? 'ol' : 'ul', {}, ...items.map((item) => element(document, 'li', {}, item))),
    ),
  ),
  ...(content.manifest === undefined
    ? []
    : [
        element(
          document,
          'section',
          {},
          element(document, 'h3', { id: 'manifest' }, 'Manifest'),
          element(document, 'pre', { tabindex: '0', role: 'region', 'aria-labelledby': 'manifest' }, content.manifest),
        ),
      ]),
  ...content.notes.map((note) => element(document, 'p', { class: 'soft' }, note)),
]

const shadowOf = (_window: Window, host: HTMLElement): ShadowRoot => {
  const shadow = host.attachShadow({ mode: 'open' })
  if ('adoptedStyleSheets' in shadow) {
    const style = new CSSStyleSheet()
    style.replaceSync(sheetStyle)
    shadow.adoptedStyleSheets = [style]
  }
  return shadow
}

/**
 * Shows one request as a modal dialog named **Development wallet**. It stands beside <body>, so that neither the
 * page's styles nor its own dialogs' `aria-hidden` and `inert` reach it; the browser keeps the focus inside.
 */
export const openSheet = (window: Window, content: SheetContent): Sheet => {
  const { document } = window
  const host = element(document, 'div', { 'data-lootboxes': 'dev-wallet' })
  const title = element(document, 'h2', { id: 'title', tabindex: '-1' }, 'Development wallet')
  const status = element(document, 'p', { class: 'status', role: 'status' })
  const pickers = content.picks.map((pick) => ({ key: pick.key, picker: accountPicker(document, pick) }))
  const approve = element(document, 'button', { type: 'button', class: 'primary' }, 'Approve')
  const reject = element(document, 'button', { type: 'button' }, content.decision === 'notice' ? 'Close' : 'Reject')
  const dialog = element(
    document,
    'dialog',
    { 'aria-labelledby': 'title', 'aria-describedby': 'summary', 'aria-modal': 'true' },
    element(
      document,
      'header',
      {},
      title,
      element(
        document,
        'p',
        { id: 'summary' },
        element(document, 'span', { class: 'mono' }, content.origin),
        ` ${content.summary}`,
      ),
    ),
    element(
      document,
      'main',
      {},
      ...body(
        document,
        content,
        pickers.map(({ picker }) => picker.root),
      ),
    ),
    element(
      document,
      'footer',
      {},
      status,
      element(document, 'div', { class: 'buttons' }, reject, content.decision === 'notice' ? undefined : approve),
    ),
  )
  shadowOf(window, host).append(dialog)

  const before = document.activeElement
  let locked = false
  let escapes = 0
  let settle: (decision: Decision) => void = () => undefined
  const decided = new Promise<Decision>((resolve) => {
    settle = resolve
  })
  const say = (sentence: string) => {
    status.textContent = sentence
  }
  const complaint = () => pickers.map(({ picker }) => picker.complaint()).find((text) => text !== undefined)
  const picked = (): Picked => ({
    ongoing: pickers.find(({ key }) => key === 'ongoing')?.picker.picked() ?? [],
    oneTime: pickers.find(({ key }) => key === 'oneTime')?.picker.picked() ?? [],
  })
  const onReject = () => {
    if (!locked) settle({ kind: 'rejected' })
  }
  const onEscape = () => {
    escapes += 1
    if (content.decision === 'notice' || escapes > 1) onReject()
    else if (!locked) say('Press Escape again to reject this request.')
  }
  const onPick = () => {
    escapes = 0
    const text = complaint()
    approve.setAttribute('aria-disabled', String(text !== undefined))
    say(text ?? '')
  }

  const release = keepToItself(window, host, dialog, onEscape)
  const unfollow = followTheme(window, (theme) => host.setAttribute('data-theme', theme))
  reject.addEventListener('click', onReject)
  approve.addEventListener('click', () => {
    const text = complaint()
    if (text !== undefined) say(text)
    else if (!locked) settle({ kind: 'approved', picked: picked() })
  })
  dialog.addEventListener('cancel', (event) => event.preventDefault())
  dialog.addEventListener('change', onPick)

  document.documentElement.append(host)
  dialog.showModal()
  title.focus()
  onPick()
  return {
    decided,
    busy: (sentence) => {
      locked = true
      for (const button of [approve, reject]) button.setAttribute('aria-disabled', 'true')
      say(sentence)
    },
    close: () => {
      settle({ kind: 'rejected' })
      release()
      unfollow()
      dialog.close()
      host.remove()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    },
  }
}
