import { LootCard, parseRarity, RecentReveals, Section, Time } from '@lootboxes/ui'
import { mediaPath } from '@/config/paths'
import type { BoxReads } from '@/ledger/box-facts'
import { PropertiesButton } from '@/tickets/properties-button'
import { NotAnswering } from './not-answering'

const title = 'Just out of the box'

export const RecentsSkeleton = () => <RecentReveals title={title} reveals={[]} loading />

/** The latest redeemed loot, each with a link to its metadata. */
export async function RecentsSection({ recents }: Pick<BoxReads, 'recents'>) {
  const fact = await recents
  if (fact === undefined) return <NotAnswering title={title} ground="band" />
  const { loot } = fact.value
  if (loot.length === 0)
    return (
      <RecentReveals
        title={title}
        reveals={[]}
        empty="Nothing has been collected yet. The first piece shows up here."
      />
    )
  return (
    <Section data-slot="recent-reveals" ground="band" title={title}>
      <ul className="grid list-none grid-cols-2 gap-3 sm:gap-5 md:grid-cols-4">
        {loot.map(({ resource, id, at, name, description, rarity, imageUrl }) => (
          <li key={`${resource}:${id}`}>
            <LootCard
              name={name}
              description={description}
              rarity={parseRarity(rarity)}
              picture={imageUrl === undefined ? undefined : mediaPath(resource, id)}
              className="h-full"
            >
              <Time at={at} past />
              <PropertiesButton piece={{ name, resource, id }} />
            </LootCard>
          </li>
        ))}
      </ul>
    </Section>
  )
}
