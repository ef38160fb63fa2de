import { walletAnswerCodes } from '@lootboxes/wallet-connector/protocol'
import type { HeldAccounts } from './held-accounts'
import type { Settings } from './panel-settings'
import type { Control, SheetContent } from './sheet/sheet-content'
import { balanceNote, noticeSheet } from './sheet-content-of'
import { userChoice } from './user-choice'

/** The state and the actions of the panel. */
export type PanelDeps = {
  settings: () => Settings
  change: (change: Partial<Settings>) => void
  /** Error codes of the next answers. */
  planned: () => readonly string[]
  plan: (error: string) => void
  /** Forgets settings, planned answers and unanswered requests. */
  reset: () => void
}

const switches = ({ settings, change }: PanelDeps): readonly Control[] => [
  {
    kind: 'switch',
    label: 'Linked to the extension',
    on: settings().linked,
    change: (linked) => {
      change({ linked })
      return linked ? 'The wallet is linked.' : 'Pages see an extension without a wallet.'
    },
  },
  {
    kind: 'switch',
    label: 'Phone online',
    on: settings().reachable,
    change: (reachable) => {
      change({ reachable })
      return reachable ? 'Waiting requests arrive.' : 'Requests wait until the phone is online.'
    },
  },
  {
    kind: 'switch',
    label: 'On another network',
    on: settings().otherNetwork,
    change: (otherNetwork) => {
      change({ otherNetwork })
      return otherNetwork ? 'Every request gets wrongNetwork.' : 'The wallet is on this network.'
    },
  },
]

function nextAnswer({ planned, plan }: PanelDeps): readonly Control[] {
  let code: string = walletAnswerCodes[0]
  const sentence = () => (planned().length === 0 ? 'The next request opens a sheet.' : `Next: ${planned().join(', ')}`)
  return [
    {
      kind: 'choice',
      label: 'Error code',
      options: walletAnswerCodes.map((one) => [one, one]),
      value: code,
      change: (chosen) => {
        code = chosen
        return sentence()
      },
    },
    {
      kind: 'button',
      label: 'Use it for the next request',
      press: () => {
        plan(code)
        return sentence()
      },
    },
  ]
}

/** The panel of the development wallet: its user, its accounts, and the situations that a page must handle. */
export function panelSheet(origin: string, held: HeldAccounts, deps: PanelDeps): SheetContent {
  const { settings, change } = deps
  const reset: Control = {
    kind: 'button',
    label: 'Reset the wallet',
    press: () => {
      deps.reset()
      return 'Settings, planned answers and waiting requests are gone.'
    },
  }
  return {
    ...noticeSheet(
      origin,
      `may talk to the wallet of ${held.persona.label}.`,
      held.accounts.map((account) => `${account.label}: ${balanceNote(account)}`),
    ),
    controls: [
      userChoice(held, { user: settings().user, become: (user) => change({ user }) }),
      ...switches(deps),
      ...nextAnswer(deps),
      reset,
    ],
  }
}
