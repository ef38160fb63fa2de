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
      This browser has no connection. Tickets, odds and balances come from the ledger, so this site cannot show them
      now. A transaction that you have signed is still processed.
    </PageMessage>
  )
}
