import type { AsOf } from '@lootboxes/catalog'
import { systemClock } from '@lootboxes/ledger'
import { CountedAt, ErrorState } from '@lootboxes/ui'
import { RefreshSoon } from '@/client/refresh-soon'

/** Stands where a list would stand while the catalog does not answer. The page asks again by itself. */
export const Silent = ({ why }: { why: string }) => (
  <ErrorState title={why}>
    This page asks again by itself. What you own is safe: it lives on the ledger, and the catalog only reads it.
    <RefreshSoon />
  </ErrorState>
)

/** From which version of the ledger a page was counted, and that the catalog is behind where it is. */
export const Counted = ({ asOf }: { asOf: AsOf }) => (
  <>
    <CountedAt version={asOf.stateVersion} at={systemClock.now() - asOf.ageMs} href="/platform_status" words={words} />
    {asOf.reached ? null : (
      <p role="status" className="text-ink-soft text-sm">
        Your last transaction is not in these figures yet. They are counted again by themselves.
        <RefreshSoon />
      </p>
    )}
    {asOf.catchingUp ? (
      <p role="status" className="text-ink-soft text-sm">
        The catalog is still reading the ledger: figures grow for a while.
      </p>
    ) : null}
  </>
)
const words = { counted: 'Counted on the ledger at version', check: 'Is it up to date?' }
