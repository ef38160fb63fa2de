import { Link, PageMessage, SearchForm } from '@lootboxes/ui'
import { env } from '@/config/env'
import { retrySeconds } from '@/config/paths'

/** `/maintenance`, and every page while the variable `MAINTENANCE` states a reason. */
export function MaintenancePage() {
  const why = env().maintenance
  return (
    <PageMessage
      code={why === undefined ? 'Open' : 'Closed'}
      title={why === undefined ? 'No maintenance right now' : 'This site is closed for maintenance'}
      picture="/boxes/asleep.svg"
      actions={
        <div className="flex w-full max-w-xl flex-col gap-6">
          {why === undefined ? (
            <p className="flex flex-wrap gap-x-6">
              <Link href="/">The box on sale</Link>
              <Link href="/platform_status">System status</Link>
            </p>
          ) : null}
          <div className="flex flex-col gap-2">
            <h2 className="font-semibold">Your tickets are on the ledger</h2>
            {why === undefined ? (
              <SearchForm action="/search" placeholder="account_…" label="Look up an account" />
            ) : null}
            <p className="text-ink-soft text-sm">
              {why === undefined
                ? 'You can look up the holdings of an account at any time.'
                : 'They stay there while this site is closed. Any explorer of the ledger shows them.'}
            </p>
          </div>
        </div>
      }
    >
      {why === undefined
        ? 'The site is open. During maintenance this page shows the reason.'
        : `${why} This page reloads every ${retrySeconds} seconds.`}
      {why === undefined ? null : <meta httpEquiv="refresh" content={`${retrySeconds}`} />}
    </PageMessage>
  )
}
