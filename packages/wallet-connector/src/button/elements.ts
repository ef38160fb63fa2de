export type Attributes = Readonly<Record<string, string | boolean | (() => void) | undefined>>
export type Child = Node | string | undefined

/** Creates an element with attributes, handlers (`on…`) and children. Skips undefined values. */
export function h(tag: string, attributes: Attributes = {}, ...children: readonly Child[]): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value)
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : value)
  }
  element.append(...children.filter((child) => child !== undefined))
  return element
}

/** Creates an SVG with one path. */
export function svg(path: string, attributes: Readonly<Record<string, string>>): SVGElement {
  const [root, shape] = ['svg', 'path'].map((tag) => document.createElementNS('http://www.w3.org/2000/svg', tag)) as [
    SVGElement,
    SVGElement,
  ]
  for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value)
  shape.setAttribute('d', path)
  root.append(shape)
  return root
}

/** A link to another site. */
export const link = (href: string, text: string, attributes: Attributes = {}): HTMLElement =>
  h('a', { href, target: '_blank', rel: 'noreferrer', part: 'action', ...attributes }, text)
