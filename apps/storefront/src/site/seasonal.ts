import type { SeasonalScript } from '../../site.config'

const monthDay = (date: Date): string => date.toISOString().slice(5, 10)

/** Whether a decoration is in season; a window may run over New Year. */
export function inSeason({ from, to }: Pick<SeasonalScript, 'from' | 'to'>, now: Date): boolean {
  const today = monthDay(now)
  return from <= to ? today >= from && today <= to : today >= from || today <= to
}

/** Only with an integrity hash, from this site or over https: code that can change behind our back is not let in (trap T9). */
export const isTrusted = ({ src, integrity }: Pick<SeasonalScript, 'src' | 'integrity'>): boolean =>
  /^(?:https:\/\/|\/(?![/\\]))/.test(src) && /^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/.test(integrity)

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
