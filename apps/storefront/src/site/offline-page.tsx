import { buttonStyle, PageMessage } from '@lootboxes/ui'
import { TryAgainIsland } from './try-again-island'

/** Replaces any page while the browser is offline (see `public/offline-worker.js`). It also has its own address. */
export function OfflinePage() {
  return (
    <PageMessage
      code="Offline"
      title="The ledger is out of reach"
      picture="/boxes/asleep.svg"
      actions={
        <>
          <TryAgainIsland />
          <a href="/" rel="external" className={buttonStyle()}>
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
