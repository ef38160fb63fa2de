/** The parts that axe has checked in this run, by theme. */
const checked = new Set<string>()

const isState = (name: string) => /^(aria-|role$|type$|disabled$|open$|data-state$)/.test(name)

/** The variant (classes) and state of a part. Ids and labels differ between stories, so only their presence counts. */
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
 * The outermost parts of the page whose variant or state axe has not checked yet in this theme. Marks them as checked. Axe takes
 * longer than the rest of a story, so each variant and state is checked once.
 */
export function uncheckedParts(theme: string): readonly Element[] {
  const isUnchecked = (part: Element) => !checked.has(`${theme} ${shapeOf(part)}`)
  const unchecked = [...document.querySelectorAll('[data-slot]')].filter(isUnchecked)
  for (const part of unchecked) checked.add(`${theme} ${shapeOf(part)}`)
  return unchecked.filter((part) => !unchecked.some((other) => other !== part && other.contains(part)))
}
