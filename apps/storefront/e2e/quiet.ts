import type { Page } from '@playwright/test'

/** Side effects that no visit may have. */
export type Quiet = {
  /** Console errors and warnings, uncaught errors and hydration mismatches, since the last call. */
  complaints(): readonly string[]
  /** Requests to other hosts, and pictures from any host but the site, since the last call. */
  strangers(): readonly string[]
  /** Sum of the document's layout shifts that no input caused, and the elements that moved. */
  shift(): Promise<{ sum: number; moved: string }>
}

/** Listens from now on. `own` are the addresses the page may talk to, the site's first. */
export function keepQuiet(page: Page, own: readonly string[]): Quiet {
  const hosts = own.map((url) => new URL(url).host)
  let complaints: string[] = []
  let strangers: string[] = []
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    // The browser logs the status of a 404 page, too; any other resource that fails counts.
    const itself = message.location().url === page.url() && message.text().includes('404')
    if (!itself) complaints.push(`${page.url()}: ${message.text()}`)
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
            let sum = 0
            const moved: string[] = []
            const count = (entries: PerformanceEntryList) => {
              for (const entry of entries)
                if ('hadRecentInput' in entry && 'value' in entry && !entry.hadRecentInput) {
                  sum += Number(entry.value)
                  const { sources } = entry as unknown as { sources: { node: Node | null }[] }
                  moved.push(
                    `${Number(entry.value)}: ${sources.map(({ node }) => node?.textContent?.slice(0, 60)).join(' | ')}`,
                  )
                }
            }
            const observer = new PerformanceObserver((list) => count(list.getEntries()))
            observer.observe({ type: 'layout-shift', buffered: true })
            // Buffered entries arrive in a later task.
            setTimeout(() => {
              count(observer.takeRecords())
              observer.disconnect()
              resolve({ sum, moved: moved.join('; ') })
            }, 50)
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
