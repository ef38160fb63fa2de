import { buttonStyle, PageMessage } from '@lootboxes/ui'

/** Shown when the browser has no network (or by address, to look at it). */
export function OfflinePage() {
  return (
    <PageMessage
      code="Offline"
      title="The ledger is out of reach"
      picture="/boxes/asleep.svg"
      actions={
        <a href="/" className={buttonStyle({ look: 'primary' })}>
          Try again
        </a>
      }
    >
      Tickets, odds and balances are read fresh each time, so there is nothing to show from memory. A transaction you
      have signed goes on without you.
    </PageMessage>
  )
}
