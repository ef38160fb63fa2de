import type { LootboxEntry } from '@lootboxes/lootbox'
import { RecentReveals } from '@lootboxes/ui'
import { readRecents } from './read-recents'

export const recentsTitle = 'Just out of the box'

/** The loot that was collected last. */
export async function RecentsSection({ box, ipfsUrl }: { box: LootboxEntry; ipfsUrl: string }) {
  return (
    <RecentReveals
      title={recentsTitle}
      reveals={await readRecents(box, ipfsUrl)}
      empty="Nothing has been collected yet. The first piece shows up here."
    />
  )
}
