import { element } from './element'
import type { AccountPick } from './sheet-content'

export type AccountPicker = {
  root: HTMLElement
  picked: () => readonly string[]
  /** The reason why the selection is incomplete, or undefined. */
  complaint: () => string | undefined
}

const plural = (count: number) => (count === 1 ? '1 account' : `${count} accounts`)

/** Radio buttons for exactly one account, check boxes otherwise. The first accounts are preselected. */
export const accountPicker = (document: Document, pick: AccountPick): AccountPicker => {
  const single = pick.quantifier === 'exactly' && pick.quantity === 1
  const inputs = pick.accounts.map(({ address }, index) => {
    const input = element(document, 'input', { type: single ? 'radio' : 'checkbox', name: pick.key, value: address })
    input.checked = index < Math.max(1, pick.quantity)
    return input
  })
  const rows = pick.accounts.map(({ label, note }, index) =>
    element(
      document,
      'label',
      {},
      inputs[index],
      element(document, 'span', {}, label),
      element(document, 'span', { class: 'soft' }, note),
    ),
  )
  const picked = () => inputs.filter(({ checked }) => checked).map(({ value }) => value)
  return {
    root: element(document, 'fieldset', {}, element(document, 'legend', {}, pick.legend), ...rows),
    picked,
    complaint: () => {
      const count = picked().length
      if (pick.quantity > inputs.length) return `This wallet has only ${plural(inputs.length)}.`
      if (pick.quantifier === 'atLeast')
        return count >= pick.quantity ? undefined : `Pick at least ${plural(pick.quantity)}.`
      return count === pick.quantity ? undefined : `Pick exactly ${plural(pick.quantity)}.`
    },
  }
}
