import { prefersLessMotion } from '@lootboxes/ui'
import type { SeasonalScript } from '../../site.config'

type Source = Pick<SeasonalScript, 'src' | 'integrity'>

/** Whether a script may run: it needs an integrity hash, and comes from this site or over https (trap T9). */
export const isTrusted = ({ src, integrity }: Source): boolean =>
  /^(?:https:\/\/|\/(?![/\\]))/.test(src) && /^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/.test(integrity)

/**
 * Runs a decoration until the signal aborts, while the user accepts motion (trap T9). The browser verifies the hash. An
 * `end` event on the element tells the script to remove its nodes before the element is removed.
 */
export function playSeasonal({ src, integrity }: Source, signal: AbortSignal): void {
  if (signal.aborted || !isTrusted({ src, integrity })) return
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let element: HTMLScriptElement | undefined
  const stop = () => {
    element?.dispatchEvent(new Event('end'))
    element?.remove()
    element = undefined
  }
  const follow = () => {
    stop()
    if (prefersLessMotion()) return
    element = Object.assign(document.createElement('script'), { src, integrity, crossOrigin: 'anonymous', async: true })
    document.body.append(element)
  }
  still.addEventListener('change', follow, { signal })
  signal.addEventListener('abort', stop, { once: true })
  follow()
}
