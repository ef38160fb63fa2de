const shapes = {
  wallet: 'M19 7V5a2 2 0 0 0-2-2H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5m14 9h.01',
  waiting: 'M21 12a9 9 0 1 1-6.2-8.6',
  done: 'M20 6 9 17l-5-5',
  failed: 'M12 8v5m0 3.5h.01M12 3 2 20h20z',
}
const svg = 'http://www.w3.org/2000/svg'

/** What the element shows without the code of its menu. */
type Face = {
  icon: keyof typeof shapes
  label: string
  /** The accessible name, if it is not the label. */
  name: string | undefined
  /** The text of the live region. */
  spoken: string
  isLead: boolean
  isBusy: boolean
  isOpen: boolean
  /** The panel before the code of the menu has arrived: a sentence and the most important action. */
  text: string
  action: string
}

const append = <E extends Element>(parent: Node, element: E, attributes: Readonly<Record<string, string>> = {}): E => {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  parent.appendChild(element)
  return element
}

/**
 * Creates the button, its live region and the panel, which has one action until the menu replaces it. DOM calls instead of templates keep
 * lit-html out of the first load.
 */
export const createClosedButton = (root: ShadowRoot, press: () => void, act: () => void) => {
  const button = append(root, document.createElement('button'), {
    part: 'button',
    type: 'button',
    'aria-haspopup': 'dialog',
    'aria-controls': 'panel',
  })
  const icon = append(button, document.createElementNS(svg, 'svg'), {
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '2',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
  })
  const path = append(icon, document.createElementNS(svg, 'path'))
  const label = append(button, document.createElement('span'), { class: 'name', part: 'label' })
  const live = append(root, document.createElement('span'), { class: 'seen', role: 'status' })
  const panel = append(root, document.createElement('div'), {
    part: 'panel',
    class: 'panel',
    role: 'dialog',
    tabindex: '-1',
    id: 'panel',
  })
  const text = append(panel, document.createElement('p'), { part: 'help' })
  const action = append(panel, document.createElement('button'), { type: 'button', part: 'action' })
  button.addEventListener('click', press)
  action.addEventListener('click', act)
  const isPopover = 'togglePopover' in panel
  if (isPopover) panel.popover = 'manual'
  return {
    button,
    panel,
    draw: (face: Face): void => {
      button.className = face.isLead ? 'lead' : ''
      button.setAttribute('aria-expanded', String(face.isOpen))
      button.setAttribute('aria-busy', String(face.isBusy))
      if (face.name === undefined) button.removeAttribute('aria-label')
      else button.setAttribute('aria-label', face.name)
      icon.setAttribute('class', face.icon === 'waiting' ? 'turning' : '')
      path.setAttribute('d', shapes[face.icon])
      label.textContent = face.label
      if (live.textContent !== face.spoken) live.textContent = face.spoken
      text.textContent = face.text
      action.textContent = face.action
      panel.hidden = !face.isOpen
      if (isPopover && panel.isConnected) panel.togglePopover(face.isOpen)
    },
  }
}
