'use client'

import { LootCard, type Rarity, Section, Time } from '@lootboxes/ui'
import { itemPath } from '@/config/paths'
import { type NonFungible, PropertiesButton } from '@/tickets/properties-button'

type Recent = {
  piece: NonFungible
  at: number
  description: string
  rarity: Rarity
  picture: string | undefined
}

/** The latest loot of a box as cards. */
export const Recents = ({ title, loot }: { title: string; loot: readonly Recent[] }) => (
  <Section data-slot="recent-reveals" ground="band" title={title}>
    <ul className="grid list-none grid-cols-2 gap-3 sm:gap-5 md:grid-cols-4">
      {loot.map(({ piece, at, description, rarity, picture }) => (
        <li key={`${piece.resource}:${piece.id}`}>
          <LootCard
            name={piece.name}
            href={itemPath(piece.resource, piece.id)}
            {...{ description, rarity, picture, flagged: piece.nfsw }}
            className="h-full"
          >
            <Time at={at} past className="truncate" />
            <div className="relative self-start">
              <PropertiesButton piece={piece} />
            </div>
          </LootCard>
        </li>
      ))}
    </ul>
  </Section>
)
