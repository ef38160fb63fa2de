import type { Page } from '@playwright/test'

/** An entry of the Layout Instability API, which TypeScript's DOM library lacks. */
type LayoutShift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Side effects that every visit must avoid. */
export type Quiet = {
  /** Console errors and warnings, uncaught errors and hydration mismatches, since the last call. */
  complaints(): readonly string[]
  /** Requests to other hosts, and pictures from any host but the site, since the last call. */
  strangers(): readonly string[]
  /** Sum of the document's layout shifts without input, and the moved elements. */
  shift(): Promise<{ sum: number; moved: string }>
}

/** Starts recording. `own` lists the allowed addresses, the site's first. */
export function keepQuiet(page: Page, own: readonly string[]): Quiet {
  const hosts = own.map((url) => new URL(url).host)
  let complaints: string[] = []
  let strangers: string[] = []
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    // The browser also logs the status of a 404 page; any other failed resource counts.
    const itself = message.location().url === page.url() && message.text().includes('404')
    if (!itself) complaints.push(`${page.url()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    const allowed = request.resourceType() === 'image' ? hosts.slice(0, 1) : hosts
    if (!['data:', 'blob:'].includes(url.protocol) && !allowed.includes(url.host)) strangers.push(request.url())
  })
  return {
    complaints: () => {
      const since = complaints
      complaints = []
      return since
    },
    strangers: () => {
      const since = strangers
      strangers = []
      return since
    },
    shift: () =>
      page.evaluate(
        () =>
          new Promise<{ sum: number; moved: string }>((resolve) => {
            const observer = new PerformanceObserver((list) => {
              observer.disconnect()
              const shifts = (list.getEntriesByType('layout-shift') as LayoutShift[]).filter(
                (one) => !one.hadRecentInput,
              )
              const rectOf = ({ x, y, width, height }: DOMRectReadOnly) =>
                [x, y, width, height].map(Math.round).join(' ')
              const moveOf = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) =>
                `${node?.nodeName} ${node?.textContent?.slice(0, 40)} (${rectOf(previousRect)} to ${rectOf(currentRect)})`
              resolve({
                sum: shifts.reduce((sum, { value }) => sum + value, 0),
                moved: shifts
                  .map(
                    ({ value, startTime, sources }) =>
                      `${value} at ${startTime} ms: ${sources.map(moveOf).join(' | ')}`,
                  )
                  .join('; '),
              })
            })
            observer.observe({ type: 'layout-shift', buffered: true })
            // Every document has this entry, so the callback also runs without a shift.
            observer.observe({ type: 'navigation', buffered: true })
          }),
      ),
  }
}

/** Unfilled placeholders and dummy text in the title and the visible text (trap T55). */
export const unfilled = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.title, document.body.innerText].flatMap(
      (text) => text.match(/\$\{|\bundefined\b|\bNaN\b|\b[Ll]orem\b|\b[Dd]olor\b/g) ?? [],
    ),
  )
