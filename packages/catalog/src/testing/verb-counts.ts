import type { ResultAsync } from 'neverthrow'
import type { Catalog } from '../catalog'
import type { CatalogError } from '../catalog-error'
import type { Page } from '../read/query'
import { type Counts, dayKey, noCounts } from '../recount/counts'

const value = async <T>(answer: ResultAsync<T, CatalogError>): Promise<T> => (await answer)._unsafeUnwrap()

async function all<T>(list: (cursor: string | undefined) => ResultAsync<Page<T>, CatalogError>): Promise<readonly T[]> {
  const rows: T[] = []
  let cursor: string | undefined
  do {
    const page: Page<T> = await value(list(cursor))
    rows.push(...page.items)
    cursor = page.cursor
  } while (cursor !== undefined)
  return rows
}

type Subjects = {
  readonly items: readonly { readonly collection: string; readonly localId: string }[]
  readonly accounts: readonly string[]
}

/** Counts from the verbs of a catalog: all boxes, collections and days, and the named items and accounts. */
export async function verbCounts(catalog: Catalog, { items, accounts }: Subjects): Promise<Counts> {
  const counts = noCounts()
  const limit = 100
  const days = async (address: string, subject: { readonly box?: string; readonly collection?: string }) => {
    const { daily } = await value(catalog.getStats({ ...subject, days: 3_660 }))
    for (const { dayMs, ...row } of daily) counts.day.set(dayKey(address, dayMs), row)
  }
  for (const { address, price, maxTickets, sold, volume, opened, revealed, claimed } of (
    await value(catalog.getStats())
  ).boxes) {
    counts.box.set(address, { price, maxTickets, sold, volume, opened, revealed, claimed })
    await days(address, { box: address })
  }
  const kinds = ['ticket', 'loot', 'created'] as const
  for (const one of await all((cursor) => catalog.listCollections({ kinds, limit, cursor }))) {
    const { address, minted, burned, inBox, holders, sold, volume, revealed, claimed, transfers } = one
    counts.collection.set(address, { minted, burned, inBox, holders, sold, volume, revealed, claimed, transfers })
    await days(address, { collection: address })
  }
  for (const { collection, localId } of items) {
    const found = await catalog.getItem({ collection, localId })
    if (found.isErr()) continue
    const { owner, ticketStatus, price, life } = found.value.item
    counts.item.set(`${collection}:${localId}`, {
      owner,
      status: ticketStatus,
      price,
      printed: life.printed?.stateVersion,
      bought: life.bought?.stateVersion,
      opened: life.opened?.stateVersion,
      revealed: life.revealed?.stateVersion,
      claimed: life.claimed?.stateVersion,
      burned: life.burned?.stateVersion,
    })
  }
  for (const address of accounts) {
    const { account } = await value(catalog.getAccount({ address }))
    const held = account.collections.map((one) => `${one.address} ${one.count}`).sort()
    counts.account.set(address, {
      ...account.tickets,
      bought: account.bought,
      spent: account.spent,
      pulls: account.pulls,
      held: held.join(', '),
    })
  }
  return counts
}
