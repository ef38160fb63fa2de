import type { CatalogAccount } from '@lootboxes/catalog'
import { safeName } from '@lootboxes/lootbox/client'
import {
  EmptyState,
  formatCount,
  itemName,
  Link,
  LuckCard,
  luckCounts,
  Section,
  type TicketState,
  YourTickets,
} from '@lootboxes/ui'
import { itemPath, mediaPath } from '@/config/paths'
import { readSiteConfig } from '@/config/read-site-config'
import { readCatalog } from '@/ledger/catalog'
import { CatalogAnswer, CatalogUnavailable } from '@/market/catalog-answer'

const states: Readonly<Record<string, TicketState>> = {
  unrevealed: 'unrevealed',
  waiting: 'opened',
  revealed: 'revealed',
  redeemed: 'redeemed',
}

const MAX_TICKETS = 60

/** The tickets of an account, one shelf for each box. */
export async function Tickets({ address }: { address: string }) {
  const list = await readCatalog('listItems', { owner: address, tickets: true, limit: MAX_TICKETS })
  return (
    <CatalogAnswer of={list} className="wrap py-10">
      {({ items, total }) => {
        const resources = [...new Set(items.map(({ collection }) => collection.address))]
        if (resources.length === 0)
          return (
            <Section title="Tickets">
              <EmptyState title="No ticket here">This list shows the tickets that the account holds.</EmptyState>
            </Section>
          )
        return resources.map((resource) => {
          const held = items.filter(({ collection }) => collection.address === resource)
          const box = readSiteConfig().boxes.find(({ ticketAddress }) => ticketAddress === resource)
          return (
            <YourTickets
              key={resource}
              title={box?.name ?? safeName(held[0]?.collection.name, 'Tickets')}
              boxTitle={box?.name ?? 'Ticket'}
              picture={box?.bigImage}
              lede={
                total > items.length ? `${formatCount(total)} tickets. These are the first ${items.length}.` : false
              }
              tickets={held.map(({ localId, ticketStatus = '' }) => ({
                id: localId,
                state: states[ticketStatus] ?? 'unrevealed',
              }))}
            />
          )
        })
      }}
    </CatalogAnswer>
  )
}

const MAX_PULLS = 100

/** Reads the items that an account revealed last, and the contents of their boxes. */
async function readLuck(account: string) {
  const list = await readCatalog('listPulls', { account, limit: MAX_PULLS })
  const pulls = list.value?.items ?? []
  const boxes = [...new Set(pulls.map(({ box }) => box.address))]
  const stats = await Promise.all(boxes.map((box) => readCatalog('getStats', { box, days: 1 })))
  const kinds = new Map(stats.flatMap(({ value }) => (value?.box ? [[value.box.address, value.box.kinds]] : [])))
  const missing = [list, ...stats].find((answer) => answer.kind === 'unavailable')
  return { shown: pulls.length, counts: luckCounts(pulls, kinds), missing }
}

/** The items that an account revealed, beside what as many tickets give on average. */
export async function Luck({ account: { address, pulls: total, luckiest } }: { account: CatalogAccount }) {
  const { shown, counts, missing } = await readLuck(address)
  if (missing !== undefined)
    return (
      <div className="wrap py-10">
        <CatalogUnavailable reason={missing.reason} />
      </div>
    )
  return (
    <Section
      title="Luck"
      lede="The items that this account revealed, compared with the average of as many tickets of full boxes."
    >
      <LuckCard
        headingLevel={3}
        counts={counts}
        {...(luckiest && {
          best: {
            name: itemName(luckiest.name),
            picture: mediaPath(luckiest.collection, luckiest.localId),
            note: <Link href={itemPath(luckiest.collection, luckiest.localId)}>The item with the lowest chance</Link>,
          },
        })}
      />
      {total > shown ? (
        <p className="text-ink-soft text-sm">
          The newest {formatCount(shown)} of {formatCount(total)} revealed items.
        </p>
      ) : null}
    </Section>
  )
}
