import type { SeasonalScript } from '../../site.config'

const monthDay = (date: Date): string => date.toISOString().slice(5, 10)

/** Whether a decoration is in season. A season may include New Year. */
export function inSeason({ from, to }: Pick<SeasonalScript, 'from' | 'to'>, now: Date): boolean {
  const today = monthDay(now)
  return from <= to ? today >= from && today <= to : today >= from || today <= to
}
