const interactive = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="menuitem"]'
const MIN_TARGET_PX = 44

const isShown = (element: HTMLElement) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  !element.closest('[inert], [aria-hidden="true"]')

/** The clickable area: the control, its label, or the area that `touch-target` adds around it. */
function targetOf(element: HTMLElement): { width: number; height: number } {
  const label =
    element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)
      ? element.closest('label')
      : null
  const { width, height } = (label ?? element).getBoundingClientRect()
  const around = getComputedStyle(element, '::after')
  const grown = around.content !== 'none' && around.position === 'absolute'
  return {
    width: Math.max(width, grown ? Number.parseFloat(around.width) || 0 : 0),
    height: Math.max(height, grown ? Number.parseFloat(around.height) || 0 : 0),
  }
}

/** A link inside a sentence is as high as its line (WCAG 2.2, 2.5.8, the inline exception). */
const isInline = (element: HTMLElement) => element.matches('a') && getComputedStyle(element).display === 'inline'

const named = (element: HTMLElement) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 160)

function ringOf(element: HTMLElement): string | undefined {
  element.focus({ focusVisible: true, preventScroll: true } as FocusOptions)
  if (document.activeElement !== element) return undefined
  const holder = element.matches('.sr-only') ? (element.closest('label') ?? element) : element
  const { outlineStyle, outlineWidth } = getComputedStyle(holder)
  return outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 ? `${outlineStyle} ${outlineWidth}` : undefined
}

/** Whether Storybook added the style element to stop animations while axe runs. */
const isStorybooks = ({ textContent }: HTMLStyleElement) => textContent.startsWith('*, *:before')

const injected = new Set<HTMLStyleElement>()
new MutationObserver((records) => {
  for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (node instanceof HTMLStyleElement && !node.hasAttribute('data-vite-dev-id') && !isStorybooks(node))
      injected.add(node)
  }
}).observe(document, { childList: true, subtree: true })

/** Whether a part that scrolls or cuts off contains the element, which then cannot widen the page. */
function isClipped({ parentElement: parent }: Element): boolean {
  if (parent === null || parent === document.body) return false
  return getComputedStyle(parent).overflowX !== 'visible' || isClipped(parent)
}

/**
 * Checks the rules for every story: each control is at least 44 px wide and high, has a focus ring of 2 px, and 200 % text does
 * not scroll sideways. No part adds a style element, which a strict CSP would block.
 */
export function brokenPromises(): readonly string[] {
  const broken = [...injected].map((style) => `a style element was added: ${style.outerHTML.slice(0, 120)}`)
  injected.clear()
  const root = document.documentElement
  const controls = [...document.body.querySelectorAll<HTMLElement>(interactive)].filter(
    (element) => isShown(element) && !element.matches(':disabled, [aria-disabled="true"]'),
  )
  for (const element of controls) {
    if (isInline(element)) continue
    const { width, height } = targetOf(element)
    if (width < MIN_TARGET_PX - 0.5 || height < MIN_TARGET_PX - 0.5)
      broken.push(`target ${Math.round(width)} × ${Math.round(height)} px is under 44: ${named(element)}`)
  }
  const before = document.activeElement
  for (const element of controls) {
    const ring = ringOf(element)
    if (ring) broken.push(`focus ring is ${ring}, not 2 px: ${named(element)}`)
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  root.style.fontSize = '200%'
  const spill = root.scrollWidth - root.clientWidth
  if (spill > 1) {
    const over = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1 && !isClipped(element),
    )
    const last = over.slice(-3).map((element) => element.outerHTML.slice(0, 160))
    broken.push(`at 200 % text the page is ${spill} px too wide, by ${last.join(' and ')}`)
  }
  root.style.fontSize = ''
  return broken
}
