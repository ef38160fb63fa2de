import { Link, PageMessage, SearchForm } from '@lootboxes/ui'
import { useClient } from '@/client/use-client'
import { boxPath } from '@/config/paths'

/** The 404 page, with links to popular pages (trap T16). */
export function NotFoundPage() {
  const popular = [
    ...useClient()
      .site.boxes.slice(0, 3)
      .map(({ title, componentAddress }) => ({ label: title, href: boxPath(componentAddress) })),
    { label: 'Help', href: '/help_center' },
    { label: 'Terms and Privacy', href: '/terms' },
  ]
  return (
    <PageMessage
      code="404"
      title="No such ticket"
      picture="/boxes/lost.svg"
      actions={
        <div className="flex w-full max-w-xl flex-col gap-8">
          <div className="flex flex-col gap-2">
            <h2 className="font-semibold">An address? Look it up</h2>
            <SearchForm action="/search" placeholder="component_… or a name" />
            <p className="text-ink-soft text-sm">
              Check every character: a ledger address has a checksum, so one wrong letter makes it invalid.
            </p>
          </div>
          <nav aria-label="Popular">
            <h2 className="font-semibold">Popular</h2>
            <ul className="flex list-none flex-col gap-x-6 sm:flex-row sm:flex-wrap">
              {popular.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href} className="inline-flex min-h-11 items-center">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      }
    >
      There is no page under this address.
    </PageMessage>
  )
}
