import { parseRarity, RecentReveals, Section, Skeleton } from '@lootboxes/ui'
import { WithScript } from '@/client/with-script'
import { mediaPath } from '@/config/paths'
import type { BoxReads } from '@/ledger/box-facts'
import { DeferredRecents } from './deferred-sections'
import { NotAnswering } from './not-answering'

const title = 'Just out of the box'

export const RecentsSkeleton = () => (
  <Section ground="band" title={title}>
    <WithScript instead="This list needs JavaScript.">
      <Skeleton shape="box" className="h-96!" />
    </WithScript>
  </Section>
)

/** The latest redeemed loot, each with a link to its metadata. */
export async function RecentsSection({ recents }: Pick<BoxReads, 'recents'>) {
  const fact = await recents
  if (fact === undefined) return <NotAnswering title={title} ground="band" />
  const { loot } = fact.value
  if (loot.length === 0)
    return (
      <RecentReveals title={title} reveals={[]} empty="Nothing has been redeemed yet. The first loot shows up here." />
    )
  return (
    <DeferredRecents
      title={title}
      loot={loot.map(({ resource, id, at, name, description, rarity, imageUrl, nfsw }) => ({
        piece: { name, resource, id, nfsw },
        at,
        description,
        rarity: parseRarity(rarity),
        picture: imageUrl === undefined ? undefined : mediaPath(resource, id),
      }))}
    />
  )
}
