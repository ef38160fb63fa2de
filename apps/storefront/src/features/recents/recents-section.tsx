import type { LootboxEntry } from '@lootboxes/lootbox'
import { LootCard, RecentReveals, Section, Time } from '@lootboxes/ui'
import { PropertiesButtonIsland } from '../properties/properties-button-island'
import { readRecents } from './read-recents'

export const recentsTitle = 'Just out of the box'

/** The loot that was collected last, each piece with what the ledger holds about it. */
export async function RecentsSection({ box, ipfsUrl }: { box: LootboxEntry; ipfsUrl: string }) {
  const pieces = await readRecents(box, ipfsUrl)
  if (pieces.length === 0)
    return (
      <RecentReveals
        title={recentsTitle}
        reveals={[]}
        empty="Nothing has been collected yet. The first piece shows up here."
      />
    )
  return (
    <Section data-slot="recent-reveals" ground="band" title={recentsTitle}>
      <ul className="grid list-none grid-cols-2 gap-3 sm:gap-5 md:grid-cols-4">
        {pieces.map(({ key, at, resource, id, ...loot }) => (
          <li key={key}>
            <LootCard {...loot} className="h-full">
              <Time at={at} past />
              <PropertiesButtonIsland piece={{ name: loot.name, resource, id }} />
            </LootCard>
          </li>
        ))}
      </ul>
    </Section>
  )
}
