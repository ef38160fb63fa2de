/** By theme and part: what axe has checked in this run. */
const checked = new Set<string>()

const isState = (name: string) => /^(aria-|role$|type$|disabled$|open$|data-state$)/.test(name)

/** A part of the kit, its variant (the classes) and its state. Ids and labels differ from story to story: only their names count. */
const shapeOf = (part: Element): string =>
  part
    .getAttributeNames()
    .filter((name) => name === 'data-slot' || name === 'class' || isState(name))
    .map((name) => {
      const value = part.getAttribute(name) ?? ''
      return name.startsWith('aria-') && !/^[a-z]+$/.test(value) ? name : `${name}=${value}`
    })
    .sort()
    .join(' ')

/**
 * The outermost parts of the page whose variant or state axe has not checked in this theme; from now on it has. Axe takes
 * longer than the rest of a story, so it looks at these only.
 */
export function uncheckedParts(theme: string): readonly Element[] {
  const isUnchecked = (part: Element) => !checked.has(`${theme} ${shapeOf(part)}`)
  const unchecked = [...document.querySelectorAll('[data-slot]')].filter(isUnchecked)
  for (const part of unchecked) checked.add(`${theme} ${shapeOf(part)}`)
  return unchecked.filter((part) => !unchecked.some((other) => other !== part && other.contains(part)))
}
