import { parseAccountAddress } from '@lootboxes/ledger'
import { CountedAt, FactRow, FactRows, formatCount, Link, PageMessage, SearchForm, Time } from '@lootboxes/ui'
import { env } from '@/config/env'
import { retrySeconds } from '@/config/paths'
import { readSiteConfig } from '@/config/read-site-config'
import { readCatalog } from '@/ledger/catalog'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** `/maintenance`, and every page while the variable `MAINTENANCE` states a reason. */
export async function MaintenancePage({ searchParams }: Props) {
  const closed = env().maintenance
  const { q } = await searchParams
  const account = typeof q === 'string' ? q.trim() : ''
  return (
    <PageMessage
      code={closed === undefined ? 'Open' : 'Closed'}
      title={closed === undefined ? 'No maintenance right now' : 'This site is closed for maintenance'}
      picture="/boxes/asleep.svg"
      actions={
        <div className="flex w-full max-w-xl flex-col gap-6">
          {closed === undefined ? (
            <p className="flex flex-wrap gap-x-6">
              <Link href="/">The box on sale</Link>
              <Link href="/platform_status">System status</Link>
            </p>
          ) : null}
          <div className="flex flex-col gap-2">
            <h2 className="font-semibold">Your tickets are on the ledger</h2>
            <SearchForm action="/maintenance" placeholder="account_…" label="Look up an account" query={account} />
            {account === '' ? (
              <p className="text-ink-soft text-sm">
                {closed === undefined
                  ? 'You can look up the holdings of an account at any time.'
                  : 'They stay there while this site is closed. Look up the address of your account.'}
              </p>
            ) : (
              <Holdings account={account} />
            )}
          </div>
        </div>
      }
    >
      {closed === undefined ? (
        'The site is open. During maintenance this page shows the reason.'
      ) : (
        <>
          {closed.why} Closed since <Time at={closed.since} past />. This page reloads every {retrySeconds} seconds.
          <meta httpEquiv="refresh" content={`${retrySeconds}`} />
        </>
      )}
    </PageMessage>
  )
}

/** The tickets and items of an account. */
async function Holdings({ account }: { account: string }) {
  const { networkId, networkName } = readSiteConfig()
  if (parseAccountAddress(account, networkId).isErr())
    return <p role="alert">This is not the address of an account on {networkName}. Copy it from your wallet.</p>
  const { value } = await readCatalog('getAccount', { address: account })
  if (value === undefined)
    return <p role="alert">This site cannot read the account now. Any explorer of the ledger shows what it holds.</p>
  const { tickets, itemsHeld } = value.account
  return (
    <>
      <FactRows>
        <FactRow term="Unrevealed tickets">{formatCount(tickets.unrevealed)}</FactRow>
        <FactRow term="Revealed tickets">{formatCount(tickets.waiting + tickets.revealed)}</FactRow>
        <FactRow term="Redeemed tickets">{formatCount(tickets.redeemed)}</FactRow>
        <FactRow term="Items">{formatCount(itemsHeld)}</FactRow>
      </FactRows>
      <CountedAt version={value.asOf.stateVersion} />
    </>
  )
}
