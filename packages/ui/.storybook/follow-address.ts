import { DOCS_RENDERED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

const gestures = ['wheel', 'touchmove', 'keydown', 'pointerdown']

/** Code is coloured after its page stands, which moves what the address points at: the page follows it, until the reader moves. */
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
