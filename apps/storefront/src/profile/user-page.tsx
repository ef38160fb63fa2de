import type { CatalogAccount, Pull } from '@lootboxes/catalog'
import { parseAccountAddress, shortenAddress } from '@lootboxes/ledger'
import { safeName } from '@lootboxes/lootbox/client'
import {
  EmptyState,
  type HeldTicket,
  LuckCard,
  ProfileHeader,
  parseRarity,
  rarities,
  Section,
  TabLinks,
  type TicketState,
  YourTickets,
} from '@lootboxes/ui'
import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import * as z from 'zod/mini'
import { SiteAnchor, SiteLink } from '@/client/site-link'
import { accountPath, itemPath, mediaPath } from '@/config/paths'
import { readPreset, readSiteConfig } from '@/config/read-site-config'
import { askCatalog } from '@/ledger/catalog'
import { ActivityOf } from '@/market/activity-of'
import { hrefOf } from '@/market/href-of'
import { priceText, shownItem } from '@/market/item-rows'
import { ItemsBrowser } from '@/market/items-browser'
import { itemsParams } from '@/market/items-params'
import { beyondCollections, itemsWanted, parseItemsQuery, type SearchParams } from '@/market/list-query'
import { LIST_ROWS, listPage } from '@/market/list-route'
import { Counted, Silent } from '@/market/silent'
import { expectedPulls } from './expected-pulls'

type Props = { params: Promise<{ account: string }>; searchParams: Promise<SearchParams> }

/** The address itself, or what an alias of the preset stands for; undefined for anything else. */
function addressOf(segment: string): string | undefined {
  const { networkId } = readSiteConfig()
  const named = readPreset().aliases.accounts[segment] ?? segment
  return parseAccountAddress(named, networkId).isOk() ? named : undefined
}

export async function userMetadata({ params }: Props): Promise<Metadata> {
  const address = addressOf((await params).account)
  if (address === undefined) return { title: 'Not found' }
  return {
    title: `Account ${shortenAddress(address)}`,
    description: 'What an account holds, what it pulled, and what it did, read from the ledger.',
    alternates: { canonical: accountPath(address) },
  }
}

const views = ['items', 'tickets', 'luck', 'activity'] as const
const View = z.catch(z.enum(views), 'items')

const readAccount = cache((address: string) => askCatalog((catalog, ask) => catalog.getAccount({ address }, ask)))

/** `/user/…`: any account of the ledger, by its address or by an alias: its loot, tickets, luck and history. */
export async function UserPage({ params, searchParams }: Props) {
  const { account: segment } = await params
  const address = addressOf(segment)
  if (address === undefined) notFound()
  const said = await searchParams
  const asked = await readAccount(address)
  if (asked.kind !== 'answer')
    return (
      <div className="wrap flex flex-col gap-8 py-12">
        <h1 className="headline text-5xl">Account {shortenAddress(address)}</h1>
        <Silent why={asked.kind === 'silent' ? asked.why : 'The catalog knows nothing of it.'} />
      </div>
    )
  const { account, asOf } = asked.value
  const path = accountPath(segment)
  const view = View.parse(said.show)
  const banner = await askCatalog((catalog, ask) => catalog.listItems({ owner: address, limit: 12 }, ask))
  const pictures =
    banner.kind === 'answer'
      ? banner.value.items.flatMap(({ imageUrl, nfsw, collection, localId }) =>
          imageUrl === undefined || nfsw ? [] : [mediaPath(collection.address, localId)],
        )
      : []
  return (
    <>
      <ProfileHeader
        name={`Account ${shortenAddress(address)}`}
        address={address}
        banner={pictures}
        note={noteOf(account)}
        figures={figuresOf(account, readSiteConfig().tokenSymbol)}
        counted={<Counted asOf={asOf} />}
      />
      <div id="loot" tabIndex={-1} className="wrap">
        <TabLinks
          label="What to show"
          link={SiteAnchor}
          tabs={[
            { label: 'Items', href: path, count: account.itemsHeld, current: view === 'items' },
            {
              label: 'Tickets',
              href: hrefOf(path, { show: 'tickets' }),
              count: account.ticketsHeld,
              current: view === 'tickets',
            },
            { label: 'Luck', href: hrefOf(path, { show: 'luck' }), count: account.pulls, current: view === 'luck' },
            { label: 'Activity', href: hrefOf(path, { show: 'activity' }), current: view === 'activity' },
          ]}
        />
        {view === 'items' ? <Items address={address} path={path} said={said} /> : null}
        {view === 'activity' ? <ActivityOf of={{ account: address }} said={said} /> : null}
      </div>
      {view === 'luck' ? <Luck account={account} /> : null}
      {view === 'tickets' ? <Tickets address={address} /> : null}
    </>
  )
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

function noteOf({ firstAtMs, itemsHeld, ticketsHeld, bought }: CatalogAccount): string {
  if (firstAtMs !== undefined) return `First seen ${day.format(firstAtMs)}`
  return itemsHeld + ticketsHeld + bought > 0 ? 'Here since this ledger began' : 'Not seen on this ledger yet'
}

const count = (value: number) => value.toLocaleString('en')

const figuresOf = ({ itemsHeld, ticketsHeld, bought, spent, pulls }: CatalogAccount, unit: string) => [
  { label: 'Items', value: count(itemsHeld) },
  { label: 'Tickets', value: count(ticketsHeld) },
  { label: 'Bought', value: count(bought) },
  { label: 'Spent', value: priceText(spent, unit) },
  { label: 'Pulls', value: count(pulls) },
]

type PartProps = { address: string; path: string; said: SearchParams }

async function Items({ address, path, said }: PartProps) {
  const { category: _, owner: __, ...query } = beyondCollections(parseItemsQuery(said))
  const wanted = itemsWanted(query, { owner: address })
  const items = await askCatalog((catalog, ask) => catalog.listItems({ ...wanted, limit: LIST_ROWS }, ask))
  if (items.kind === 'stale-cursor') redirect(hrefOf(path, itemsParams({ ...query, cursor: undefined })))
  if (items.kind !== 'answer')
    return (
      <div className="py-10">
        <Silent why={items.kind === 'silent' ? items.why : 'The catalog does not answer.'} />
      </div>
    )
  if (items.value.total === 0 && query.filter === undefined)
    return (
      <div className="py-10">
        <EmptyState title="No item here">Loot stands here once a ticket of this account was redeemed.</EmptyState>
      </div>
    )
  return (
    <ItemsBrowser
      path={path}
      query={query}
      fixed={{ owner: address }}
      first={listPage(items.value, shownItem)}
      unit={readSiteConfig().tokenSymbol}
    />
  )
}

const states: Readonly<Record<string, TicketState>> = {
  unrevealed: 'unrevealed',
  waiting: 'opened',
  revealed: 'revealed',
  redeemed: 'redeemed',
}
/** As many as a page can show before they are in its way. */
const mostTickets = 60

async function Tickets({ address }: { address: string }) {
  const asked = await askCatalog((catalog, ask) =>
    catalog.listItems({ owner: address, tickets: true, limit: mostTickets }, ask),
  )
  if (asked.kind !== 'answer')
    return (
      <div className="wrap py-10">
        <Silent why={asked.kind === 'silent' ? asked.why : 'The catalog does not answer.'} />
      </div>
    )
  const { items, total } = asked.value
  const boxes = readSiteConfig().boxes
  const shelves = [...new Set(items.map(({ collection }) => collection.address))]
  if (shelves.length === 0)
    return (
      <YourTickets
        title="Tickets"
        boxTitle=""
        tickets={[]}
        emptyTitle="No ticket here"
        emptyText="Tickets this account holds stand here."
      />
    )
  return shelves.map((ticket) => {
    const held = items.filter(({ collection }) => collection.address === ticket)
    const box = boxes.find(({ ticketAddress }) => ticketAddress === ticket)
    return (
      <YourTickets
        key={ticket}
        title={box?.title ?? safeName(held[0]?.collection.name, 'Tickets')}
        boxTitle={box?.name ?? 'Ticket'}
        picture={box?.bigImage}
        lede={total > items.length ? `${count(total)} tickets. These are the first ${items.length}.` : false}
        tickets={held.map(
          ({ localId, ticketStatus = '' }): HeldTicket => ({
            id: localId,
            state: states[ticketStatus] ?? 'unrevealed',
          }),
        )}
      />
    )
  })
}

/** As many pulls as the expectation is summed over. */
const mostPulls = 100

async function Luck({ account }: { account: CatalogAccount }) {
  const asked = await askCatalog((catalog, ask) =>
    catalog.listPulls({ account: account.address, limit: mostPulls }, ask),
  )
  const pulls: readonly Pull[] = asked.kind === 'answer' ? asked.value.items : []
  const boxes = [...new Set(pulls.map(({ box }) => box.address))]
  const stats = await Promise.all(
    boxes.map((box) => askCatalog((catalog, ask) => catalog.getStats({ box, days: 1 }, ask))),
  )
  const kinds = new Map(
    stats.flatMap((one) =>
      one.kind === 'answer' && one.value.box ? [[one.value.box.address, one.value.box.kinds]] : [],
    ),
  )
  const expected = expectedPulls(pulls, kinds)
  const { luckiest } = account
  return (
    <Section
      title="Pulled and promised"
      lede="What the tickets of this account won, against what each edge’s share of all that was printed would give as many tickets."
    >
      <LuckCard
        headingLevel={3}
        words={luckWords}
        counts={rarities.map((rarity) => ({
          rarity,
          pulled: pulls.filter(({ item }) => parseRarity(item.rarity) === rarity).length,
          expected: expected.get(rarity) ?? 0,
        }))}
        {...(luckiest === undefined
          ? {}
          : {
              best: {
                name: safeName(luckiest.name, 'Without a name'),
                picture: mediaPath(luckiest.collection, luckiest.localId),
                note: (
                  <SiteLink href={itemPath(luckiest.collection, luckiest.localId)}>The least likely of them</SiteLink>
                ),
              },
            })}
      />
      {account.pulls > pulls.length ? (
        <p className="text-ink-soft text-sm">
          Of {count(account.pulls)} pulls the last {count(pulls.length)}.
        </p>
      ) : null}
    </Section>
  )
}
const luckWords = {
  title: 'Luck card',
  pulls: (pulls: number) => `${count(pulls)} ${pulls === 1 ? 'pull' : 'pulls'}`,
  pulled: 'Pulled',
  expected: 'As printed',
  edge: 'Edge',
  none: 'No pulls yet. The first reveal is counted here.',
}
