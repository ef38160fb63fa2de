type Attributes = Readonly<Record<string, string | boolean | undefined>>

/** An element with attributes and children; nothing is parsed as HTML, so no text of a page can become markup. */
export const element = <Tag extends keyof HTMLElementTagNameMap>(
  document: Document,
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string | undefined)[]
): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : value)
  }
  made.append(...children.filter((child) => child !== undefined))
  return made
}
