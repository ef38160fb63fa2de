import { element } from './element'
import type { Control } from './sheet-content'

const nodeOf = (document: Document, control: Control, say: (sentence: string) => void): HTMLElement => {
  if (control.kind === 'button') {
    const button = element(document, 'button', { type: 'button' }, control.label)
    button.addEventListener('click', () => say(control.press()))
    return button
  }
  if (control.kind === 'switch') {
    const input = element(document, 'input', { type: 'checkbox', role: 'switch' })
    input.checked = control.on
    input.addEventListener('change', () => say(control.change(input.checked)))
    return element(document, 'label', {}, input, element(document, 'span', {}, control.label))
  }
  const options = control.options.map(([value, text]) =>
    element(document, 'option', { value, selected: value === control.value }, text),
  )
  const select = element(document, 'select', {}, ...options)
  select.addEventListener('change', () => say(control.change(select.value)))
  return element(document, 'label', { class: 'choice' }, element(document, 'span', {}, control.label), select)
}

/** The elements of a sheet's controls. Each reports its effect in the status line. */
export const controlNodes = (
  document: Document,
  controls: readonly Control[],
  say: (sentence: string) => void,
): readonly HTMLElement[] => controls.map((control) => nodeOf(document, control, say))
