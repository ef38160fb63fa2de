import { buildDialog, type SheetParts } from './build-dialog'
import { isolateEvents } from './isolate-events'
import { followTheme } from './page-theme'
import type { Picked, SheetContent } from './sheet-content'

type Decision = { kind: 'approved'; picked: Picked } | { kind: 'rejected' }

export type Sheet = {
  /** Resolves when the user decides or `close` is called. */
  decided: Promise<Decision>
  /** Disables the buttons and shows the status sentence. */
  busy: (sentence: string) => void
  /** Removes the sheet and restores the focus. */
  close: () => void
}

const pickedIn = ({ pickers }: SheetParts): Picked => {
  const of = (wanted: keyof Picked) => pickers.find(({ key }) => key === wanted)?.picker.picked() ?? []
  return { ongoing: of('ongoing'), oneTime: of('oneTime') }
}

/** Calls `settle` with the first decision. Escape needs a second press if it would discard a request. */
const listenForDecision = (parts: SheetParts, isNotice: boolean, settle: (decision: Decision) => void) => {
  const { approve, reject, dialog, status, pickers } = parts
  let locked = false
  let escapes = 0
  const say = (sentence: string) => {
    status.textContent = sentence
  }
  const complaint = () => pickers.map(({ picker }) => picker.complaint()).find((text) => text !== undefined)
  const onPick = () => {
    escapes = 0
    const text = complaint()
    approve.setAttribute('aria-disabled', String(text !== undefined))
    say(text ?? '')
  }
  const onReject = () => {
    if (!locked) settle({ kind: 'rejected' })
  }
  const onApprove = () => {
    const text = complaint()
    if (text !== undefined) say(text)
    else if (!locked) settle({ kind: 'approved', picked: pickedIn(parts) })
  }
  reject.addEventListener('click', onReject)
  approve.addEventListener('click', onApprove)
  // A control of the panel reports its own effect.
  if (pickers.length > 0) dialog.addEventListener('change', onPick)
  dialog.addEventListener('cancel', (event) => event.preventDefault())
  onPick()
  return {
    onEscape: () => {
      escapes += 1
      if (isNotice || escapes > 1) onReject()
      else if (!locked) say('Press Escape again to reject this request.')
    },
    busy: (sentence: string) => {
      locked = true
      for (const button of [approve, reject]) button.setAttribute('aria-disabled', 'true')
      say(sentence)
    },
  }
}

/** Shows a request as a modal dialog named **Development wallet**. The browser makes the rest of the page inert. */
export const openSheet = (window: Window, content: SheetContent): Sheet => {
  const { document } = window
  const parts = buildDialog(document, content)
  const { host, dialog, title } = parts
  let settle: (decision: Decision) => void = () => undefined
  const decided = new Promise<Decision>((resolve) => {
    settle = resolve
  })
  const before = document.activeElement
  const { onEscape, busy } = listenForDecision(parts, content.decision === 'notice', settle)
  const release = isolateEvents(window, host, dialog, onEscape)
  const unfollow = followTheme(window, (theme) => host.setAttribute('data-theme', theme))
  document.documentElement.append(host)
  dialog.showModal()
  title.focus()
  return {
    decided,
    busy,
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
