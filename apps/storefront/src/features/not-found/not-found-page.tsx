import { Link, SearchForm } from '@lootboxes/ui'

/** Nothing under this address: where to go from here (trap T16). */
export function NotFoundPage() {
  return (
    <section className="wrap flex max-w-2xl flex-col gap-6 py-16 sm:py-24">
      <h1 className="heading text-6xl">No such ticket</h1>
      <p className="text-ink-soft text-lg">
        There is no page under this address. If it names a box, check that every character is there: ledger addresses
        carry a checksum, and one wrong letter names nothing.
      </p>
      <SearchForm action="/search" />
      <ul className="flex list-none flex-wrap gap-x-6">
        <li>
          <Link href="/">The box on sale</Link>
        </li>
        <li>
          <Link href="/terms">Terms and Privacy</Link>
        </li>
      </ul>
    </section>
  )
}
