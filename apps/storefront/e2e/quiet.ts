import type { Page } from '@playwright/test'

/** What a visit must not cause: words in the console, requests to strangers, things that move by themselves. */
export type Quiet = {
  /** Console errors and warnings, uncaught errors and hydration mismatches, since last asked. */
  complaints(): readonly string[]
  /** Requests to hosts other than the site's own, since last asked. */
  strangers(): readonly string[]
  /** Sum of all layout shifts of the document at hand that nobody's input explains, and what moved. */
  shift(): Promise<{ sum: number; moved: string }>
}

/** Listens from now on. `own` are the addresses the page may talk to. */
export function keepQuiet(page: Page, own: readonly string[]): Quiet {
  const hosts = new Set(own.map((url) => new URL(url).host))
  let complaints: string[] = []
  let strangers: string[] = []
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    // A page that says 404 says so to the console too; anything else that cannot be loaded counts.
    const itself = message.location().url === page.url() && message.text().includes('404')
    if (!itself) complaints.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (!['data:', 'blob:'].includes(url.protocol) && !hosts.has(url.host)) strangers.push(request.url())
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
            // What is buffered arrives in a task of its own.
            setTimeout(() => {
              count(observer.takeRecords())
              observer.disconnect()
              resolve({ sum, moved: moved.join('; ') })
            }, 50)
          }),
      ),
  }
}

/** Words of a template nobody filled in, and of dummy text, in what is read and in the title (trap T55). */
export const unfilled = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [document.title, document.body.innerText].flatMap(
      (text) => text.match(/\$\{|\bundefined\b|\bNaN\b|\b[Ll]orem\b|\b[Dd]olor\b/g) ?? [],
    ),
  )
