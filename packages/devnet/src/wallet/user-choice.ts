import type { HeldAccounts } from './held-accounts'
import type { Control } from './sheet/sheet-content'

/** The user of the wallet. `undefined` is the user that the page names. */
export type UserSetting = {
  user: string | undefined
  /** Becomes another user. The sheet that is open opens again for that user. */
  become: (user: string | undefined) => void
}

const OF_THE_PAGE = ''

/** A choice among the users of this devnet's world. The sheet opens again for the chosen user, so it needs no sentence. */
const choiceOf = (
  label: string,
  { users }: HeldAccounts,
  { user = OF_THE_PAGE, become }: UserSetting,
  textOf: (name: string) => string,
): Control => ({
  kind: 'choice',
  label,
  options: [OF_THE_PAGE, ...users].map((name) => [name, textOf(name)] as const),
  value: user,
  change: (name) => {
    become(name === OF_THE_PAGE ? undefined : name)
    return ''
  },
})

const nameOf = (name: string): string => (name === OF_THE_PAGE ? 'Of the page' : name)

export const userChoice = (held: HeldAccounts, setting: UserSetting): Control => choiceOf('User', held, setting, nameOf)

/** The persona that logs in, by its label, and the other users by their names. */
export const personaChoice = (held: HeldAccounts, setting: UserSetting): Control => {
  const { user = OF_THE_PAGE } = setting
  return choiceOf('Persona', held, setting, (name) =>
    name === user ? [held.persona.label, name && `(${name})`].join(' ').trim() : nameOf(name),
  )
}
