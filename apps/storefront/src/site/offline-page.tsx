import { buttonStyle, PageMessage } from '@lootboxes/ui'
import { TryAgainIsland } from './try-again-island'

/** Shown in place of any page when there is no network (see `public/offline-worker.js`), or by its own address. */
export function OfflinePage() {
  return (
    <PageMessage
      code="Offline"
      title="The ledger is out of reach"
      picture="/boxes/asleep.svg"
      actions={
        <>
          <TryAgainIsland />
          <a href="/" className={buttonStyle()}>
            The box on sale
          </a>
        </>
      }
    >
      Tickets, odds and balances are read fresh each time, so there is nothing to show from memory. A transaction you
      have signed goes on without you.
    </PageMessage>
  )
}
