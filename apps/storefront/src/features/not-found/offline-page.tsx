import { buttonStyle, EmptyState } from '@lootboxes/ui'

/** Shown when the browser has no network (or by address, to look at it). */
export function OfflinePage() {
  return (
    <section className="wrap py-16 sm:py-24">
      <h1 className="heading mb-8 text-5xl">You are offline</h1>
      <EmptyState
        title="The ledger cannot be reached from here"
        action={
          <a href="/" className={buttonStyle({ look: 'primary' })}>
            Try again
          </a>
        }
      >
        Tickets, odds and balances are read fresh each time, so there is nothing to show from memory. A transaction you
        have signed goes on without you.
      </EmptyState>
    </section>
  )
}
