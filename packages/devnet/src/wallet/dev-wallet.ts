import { err, type Result } from 'neverthrow'
import { type AskUserDeps, askUser } from './ask-user'
import type { Inbox } from './inbox'
import { readInteraction } from './interaction'
import { type PanelDeps, panelSheet } from './panel-sheet'
import type { PlannedFailures } from './planned-failures'
import type { Refusal } from './refusal'
import type { Sheet } from './sheet/open-sheet'
import type { SheetContent } from './sheet/sheet-content'
import { noticeSheet } from './sheet-content-of'
import type { UserSetting } from './user-choice'
import type { WalletApiClient } from './wallet-api-client'

export type DevWalletDeps = {
  api: WalletApiClient
  inbox: Inbox
  open: (content: SheetContent) => Sheet
  answer: (message: unknown) => void
  origin: string
  failures: PlannedFailures
  panel: Pick<PanelDeps, 'settings' | 'change' | 'reset'> & Pick<UserSetting, 'become'>
}

/** The phone's part: takes requests, shows them one at a time, and responds once to each. */
export type DevWallet = {
  receive: (message: unknown) => void
  /** Shows the wallet's panel, in place of the extension's pairing window. */
  showPanel: () => void
  close: () => void
}

const answerOf = (interactionId: string, result: Result<unknown, Refusal>) =>
  result.match(
    (items) => ({ discriminator: 'success', interactionId, items }),
    ({ error, message }) => ({ discriminator: 'failure', interactionId, error, message }),
  )

const refusalAs = (error: string): Result<unknown, Refusal> =>
  err({ error, message: 'A planned failure of the development wallet' })

/** Writes to the console why the wallet refused a request. A page shows its user only the text of the code. */
const reportRefusal = ({ error, message }: Refusal): void => {
  if (error === 'rejectedByUser') return
  // biome-ignore lint/suspicious/noConsole: the developer of the page reads the browser's console
  console.warn(`Development wallet: ${error}. ${message}`)
}

export const createDevWallet = ({ api, inbox, open, answer, origin, failures, panel }: DevWalletDeps): DevWallet => {
  const notices: SheetContent[] = []
  let shown: Sheet | undefined
  let working = false
  let closed = false

  const hide = () => {
    shown?.close()
    shown = undefined
  }
  const deps: AskUserDeps = {
    api,
    approve: inbox.approve,
    userSetting: () => ({ user: panel.settings().user, become: panel.become }),
    show: (content) => {
      hide()
      shown = open(content)
      return shown
    },
  }
  const answerFirst = async (entry: NonNullable<ReturnType<Inbox['first']>>) => {
    const { interactionId } = entry.interaction
    const planned = entry.state === 'approved' ? undefined : failures.take()
    const result = planned === undefined ? (await askUser(deps, entry)).orTee(reportRefusal) : refusalAs(planned)
    hide()
    if (closed) return
    inbox.remove(interactionId)
    answer(answerOf(interactionId, result))
  }
  const work = async () => {
    if (working) return
    working = true
    for (;;) {
      const notice = notices.shift()
      const entry = inbox.first()
      if (closed || (notice === undefined && entry === undefined)) break
      if (notice !== undefined) {
        await deps.show(notice).decided
        hide()
      } else if (entry !== undefined) await answerFirst(entry)
    }
    working = false
  }
  const notify = (content: SheetContent) => {
    notices.push(content)
    void work()
  }
  const tell = (summary: string) => notify(noticeSheet(origin, summary))

  const reset = () => {
    inbox.clear()
    failures.clear()
    panel.reset()
  }

  void work()
  return {
    receive: (message) => {
      const interaction = readInteraction(message)
      if ('undecodable' in interaction) {
        tell(`sent a request no wallet can read, so it gets no answer. ${interaction.undecodable}`)
        return
      }
      inbox.add(interaction)
      void work()
    },
    showPanel: () => {
      void api.accounts().match(
        (held) => notify(panelSheet(origin, held, { ...panel, planned: failures.all, plan: failures.add, reset })),
        ({ message }) => tell(message),
      )
    },
    close: () => {
      closed = true
      hide()
    },
  }
}
