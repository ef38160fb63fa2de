import type { SeasonalScript } from '../../../site.config'
import { inSeason, isTrusted } from './seasonal'

/**
 * Runs a decoration until `signal` ends it: in season, by its hash, and only while motion is welcome (trap T9). Before its
 * element is taken out, an `end` event on it asks the script to take out what it has put into the page.
 */
export function playSeasonal({ src, integrity, ...season }: SeasonalScript, signal: AbortSignal): void {
  if (signal.aborted || !isTrusted({ src, integrity }) || !inSeason(season, new Date())) return
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  let element: HTMLScriptElement | undefined
  const stop = () => {
    element?.dispatchEvent(new Event('end'))
    element?.remove()
    element = undefined
  }
  const follow = () => {
    stop()
    if (still.matches) return
    element = Object.assign(document.createElement('script'), { src, integrity, crossOrigin: 'anonymous', async: true })
    document.body.append(element)
  }
  still.addEventListener('change', follow, { signal })
  signal.addEventListener('abort', stop, { once: true })
  follow()
}
