import type { SeasonalScript } from '../../site.config'

/** Only with an integrity hash, from this site or over https: code that can change behind our back is not let in (trap T9). */
export const isTrusted = ({ src, integrity }: Pick<SeasonalScript, 'src' | 'integrity'>): boolean =>
  /^(?:https:\/\/|\/(?![/\\]))/.test(src) && /^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/.test(integrity)

/**
 * Runs a decoration until `signal` ends it: by its hash, and only while motion is welcome (trap T9). Before its element is
 * removed, an `end` event on it asks the script to remove what it has added to the page.
 */
export function playSeasonal({ src, integrity }: SeasonalScript, signal: AbortSignal): void {
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
    if (still.matches) return
    element = Object.assign(document.createElement('script'), { src, integrity, crossOrigin: 'anonymous', async: true })
    document.body.append(element)
  }
  still.addEventListener('change', follow, { signal })
  signal.addEventListener('abort', stop, { once: true })
  follow()
}
