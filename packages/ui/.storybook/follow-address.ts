import { DOCS_RENDERED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown']

/** Syntax highlighting runs after the page has rendered and moves the target of the address. Scrolls to it until the reader scrolls. */
function follow(): void {
  const id = decodeURIComponent(window.parent.location.hash.slice(1))
  if (!id) return
  const following = new ResizeObserver(() => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' }))
  const stop = () => {
    following.disconnect()
    for (const gesture of gestures) window.removeEventListener(gesture, stop)
  }
  for (const gesture of gestures) window.addEventListener(gesture, stop, { passive: true })
  following.observe(document.body)
  setTimeout(stop, 3_000)
}

export const followAddress = async () => (await addons.ready()).on(DOCS_RENDERED, follow)
