import type { SeasonalScript } from '../../../site.config'

const monthDay = (date: Date): string => date.toISOString().slice(5, 10)

/** Whether a decoration is in season; a window may run over New Year. */
export function inSeason({ from, to }: Pick<SeasonalScript, 'from' | 'to'>, now: Date): boolean {
  const today = monthDay(now)
  return from <= to ? today >= from && today <= to : today >= from || today <= to
}

/** Only with an integrity hash, from this site or over https: code that can change behind our back is not let in (trap T9). */
export const isTrusted = ({ src, integrity }: Pick<SeasonalScript, 'src' | 'integrity'>): boolean =>
  /^(?:https:\/\/|\/(?![/\\]))/.test(src) && /^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/.test(integrity)
