import type { CatalogAccount } from '@lootboxes/catalog'
import { parseItemsQuery, type SearchParams, withoutCollectionFilters } from '@lootboxes/catalog/lists'
import { shortenAddress } from '@lootboxes/ledger'
import { EmptyState, formatCount, kindsIn, ProfileHeader, priceText } from '@lootboxes/ui'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { accountPath } from '@/config/paths'
import { readSiteConfig } from '@/config/read-site-config'
import { accountViews } from '@/config/views'
import { CatalogAnswer, Counted } from '@/market/catalog-answer'
import { ActivityOf, ItemsList, readItems } from '@/market/catalog-lists'
import { describedPage } from '@/market/described-page'
import { placesOf } from '@/market/market'
import { ViewTabs } from '@/market/view-tabs'
import { accountOf } from './account-of'
import { AccountAlbum } from './album-page'
import { readAccount, readAlbum } from './read-account'
import { Luck, Tickets } from './user-views'

type Props = { params: Promise<{ account: string }>; searchParams: Promise<SearchParams> }

export async function userMetadata({ params }: Props): Promise<Metadata> {
  const address = accountOf((await params).account)
  if (address === undefined) return { title: 'Not found' }
  return describedPage({
    title: `Account ${shortenAddress(address)}`,
    description: 'The items, tickets and activity of an account, read from the ledger.',
    path: accountPath(address),
  })
}

const View = z.catch(z.enum(accountViews), 'album')

/** `/user/…`: the album, items, tickets, luck and history of an account. */
export async function UserPage({ params, searchParams }: Props) {
  const { account: segment } = await params
  const address = accountOf(segment)
  if (address === undefined) notFound()
  const search = await searchParams
  return (
    <CatalogAnswer of={await readAccount(address)} heading={`Account ${shortenAddress(address)}`}>
      {(answer) => (
        <UserView
          account={answer.account}
          counted={<Counted asOf={answer.asOf} />}
          path={accountPath(segment)}
          search={search}
        />
      )}
    </CatalogAnswer>
  )
}

type UserViewProps = { account: CatalogAccount; counted: ReactNode; path: string; search: SearchParams }

async function UserView({ account, counted, path, search }: UserViewProps) {
  const view = View.parse(search.show)
  const box = typeof search.box === 'string' ? search.box : undefined
  const album = await readAlbum(account.address, box ?? readSiteConfig().defaultBox ?? '')
  const found = placesOf(album.value?.album.kinds ?? []).filter(({ copies }) => copies > 0)
  return (
    <>
      <ProfileHeader
        address={account.address}
        banner={found.flatMap(({ picture }) => picture ?? [])}
        note={noteOf(account)}
        figures={figuresOf(account)}
        chain
        counted={counted}
      />
      <div id="loot" tabIndex={-1} className="wrap">
        <ViewTabs
          path={path}
          current={view}
          label="What to show"
          tabs={[
            { view: 'album', label: 'Album', count: album.value && kindsIn(album.value.album) },
            { view: 'items', label: 'Owned', count: account.itemsHeld },
            { view: 'tickets', label: 'Tickets', count: account.ticketsHeld },
            { view: 'luck', label: 'Luck' },
            { view: 'activity', label: 'Activity' },
          ]}
        />
        {view === 'album' ? (
          <div className="py-7 sm:py-10">
            <AccountAlbum address={account.address} path={path} box={box} />
          </div>
        ) : null}
        {view === 'items' ? <Items address={account.address} path={path} search={search} /> : null}
        {view === 'activity' ? <ActivityOf of={{ account: account.address }} path={path} search={search} /> : null}
      </div>
      {view === 'luck' ? <Luck account={account} /> : null}
      {view === 'tickets' ? <Tickets address={account.address} /> : null}
    </>
  )
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

function noteOf({ firstAtMs, itemsHeld, ticketsHeld, bought }: CatalogAccount): string {
  if (firstAtMs !== undefined) return `First seen ${day.format(firstAtMs)}`
  return itemsHeld + ticketsHeld + bought > 0 ? 'Since the start of this ledger' : 'Not seen on this ledger yet'
}

const figuresOf = ({ itemsHeld, bought, spent, pulls, tickets }: CatalogAccount) => [
  { label: 'Bought', value: bought, note: `for ${priceText(spent, readSiteConfig().tokenSymbol)}` },
  { label: 'Revealed', value: pulls, note: 'tickets' },
  { label: 'Redeemed', value: tickets.redeemed, note: 'tickets' },
  {
    label: 'Owned items',
    value: itemsHeld,
    note: tickets.revealed > 0 ? `${formatCount(tickets.revealed)} not redeemed yet` : 'now',
  },
]

type ItemsProps = { address: string; path: string; search: SearchParams }

async function Items({ address, path, search }: ItemsProps) {
  const { category: _, owner: __, ...query } = withoutCollectionFilters(parseItemsQuery(search))
  const fixed = { owner: address }
  const [items] = await readItems(query, fixed)
  if (items.value?.total === 0 && query.filter === undefined)
    return (
      <div className="py-10">
        <EmptyState title="No item here">Loot appears here when this account redeems a ticket.</EmptyState>
      </div>
    )
  return <ItemsList of={items} path={path} query={query} fixed={fixed} />
}
