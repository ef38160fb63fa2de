import type { LootboxEntry } from '@lootboxes/lootbox'
import { parseRarity, type RecentReveal } from '@lootboxes/ui'
import { serverGateway } from '../ledger/server-gateway'
import { nftText } from '../loot/loot-details'
import { safeImage, safeName, safeText } from '../media/safe-image'

type Taken = { resource: string; id: string; at: number }

/** A piece that left the box, and which one on the ledger it is. */
export type RecentPiece = RecentReveal & { resource: string; id: string }

const most = 8

/** Loot that left the box last, newest first, from the ledger's stream. */
async function lastTaken({ componentAddress, ticketAddress }: LootboxEntry): Promise<readonly Taken[]> {
  const page = await serverGateway().streamTransactions({
    affectedGlobalEntitiesFilter: [componentAddress],
    transactionStatusFilter: 'Success',
    optIns: { balanceChanges: true },
    limitPerPage: 60,
  })
  if (page.isErr()) return []
  return page.value.items
    .flatMap(({ balance_changes, confirmed_at }) =>
      (balance_changes?.non_fungible_balance_changes ?? [])
        .filter(
          ({ entity_address, resource_address }) =>
            entity_address === componentAddress && resource_address !== ticketAddress,
        )
        .flatMap(({ resource_address, removed }) =>
          removed.map((id) => ({ resource: resource_address, id, at: Date.parse(confirmed_at ?? '') })),
        ),
    )
    .filter(({ at }) => Number.isFinite(at))
    .slice(0, most)
}

/** The newest loot in somebody's hands, with what it says about itself. */
export async function readRecents(box: LootboxEntry, ipfsUrl: string): Promise<readonly RecentPiece[]> {
  const taken = await lastTaken(box)
  const resources = [...new Set(taken.map(({ resource }) => resource))]
  const texts = new Map<string, ReturnType<typeof nftText>>()
  await Promise.all(
    resources.map(async (resourceAddress) => {
      const nonFungibleIds = taken.filter(({ resource }) => resource === resourceAddress).map(({ id }) => id)
      const read = await serverGateway().getNonFungibleData({ resourceAddress, nonFungibleIds })
      for (const { non_fungible_id, data } of read.isOk() ? read.value.non_fungible_ids : [])
        texts.set(`${resourceAddress}:${non_fungible_id}`, nftText(data?.programmatic_json))
    }),
  )
  return taken.flatMap(({ resource, id, at }) => {
    const key = `${resource}:${id}`
    const own = texts.get(key)
    if (own?.name === undefined) return []
    return [
      {
        key,
        resource,
        id,
        at,
        name: safeName(own.name, 'Without a name'),
        description: safeText(own.description ?? '', 200),
        rarity: parseRarity(own.rarity),
        picture: safeImage(own.key_image_url, ipfsUrl),
      },
    ]
  })
}
