const steps = [
  { below: 60, size: 1, unit: 's' },
  { below: 3_600, size: 60, unit: 'min' },
  { below: 86_400, size: 3_600, unit: 'h' },
  { below: 30 * 86_400, size: 86_400, unit: 'd' },
] as const

/** `2 min ago`, `in 3 h`; the date after 30 days. Both times in ms since the epoch. */
export function formatRelativeTime(at: number, now: number): string {
  const seconds = Math.floor(Math.abs(now - at) / 1_000)
  const step = steps.find(({ below }) => seconds < below)
  if (!step) return formatDate(at)
  const span = `${Math.floor(seconds / step.size)} ${step.unit}`
  if (seconds < 1) return 'just now'
  return at > now ? `in ${span}` : `${span} ago`
}

/** Day of the month, month, year and time of `Fri, 20 Nov 2026 12:33:05 GMT`, whose form ECMAScript defines. */
const utcParts = /, 0?(\d+ \w+ \d+) ([\d:]+)/

/** `20 Nov 2026`, in UTC, so that server and browser render the same text; without the browser's language data. */
export const formatDate = (at: number): string => utcParts.exec(new Date(at).toUTCString())?.[1] ?? ''

/** `20 Nov 2026, 12:33:05 UTC`. */
export const formatExactTime = (at: number): string =>
  `${formatDate(at)}, ${utcParts.exec(new Date(at).toUTCString())?.[2] ?? ''} UTC`

/** The remaining days, hours, minutes and seconds, at least zero. */
export function timeLeft(to: number, now: number): { days: number; hours: number; minutes: number; seconds: number } {
  const left = Math.max(0, Math.ceil((to - now) / 1_000))
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3_600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  }
}
