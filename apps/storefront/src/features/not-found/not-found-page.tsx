import { Link, PageMessage, SearchForm } from '@lootboxes/ui'
import { DevWallet } from '../frame/dev-wallet'

/** Nothing under this address: where to go from here (trap T16). */
export function NotFoundPage() {
  return (
    <PageMessage
      code="404"
      title="No such ticket"
      picture="/boxes/lost.svg"
      actions={
        <div className="flex w-full max-w-md flex-col gap-4">
          <SearchForm action="/search" />
          <ul className="flex list-none flex-col gap-x-6 sm:flex-row sm:flex-wrap">
            <li>
              <Link href="/">The box on sale</Link>
            </li>
            <li>
              <Link href="/help_center">Help</Link>
            </li>
            <li>
              <Link href="/terms">Terms and Privacy</Link>
            </li>
          </ul>
        </div>
      }
    >
      There is no page under this address. If it names a box, check every character: ledger addresses carry a checksum,
      and one wrong letter names nothing.
      <DevWallet />
    </PageMessage>
  )
}
