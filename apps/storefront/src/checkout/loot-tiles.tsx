import { cn, LootTile, parseRarity } from '@lootboxes/ui'
import type { RedeemedLoot } from '@/client/client'

export type LootTilesProps = { loot: readonly RedeemedLoot[]; className: string }

/** Redeemed loot as small pictures. */
export const LootTiles = ({ loot, className }: LootTilesProps) => (
  <ul className={cn('grid list-none gap-2', className)}>
    {loot.map(({ key, name, picture, rarity }) => (
      <li key={key}>
        <LootTile name={name} picture={picture} rarity={parseRarity(rarity)} />
      </li>
    ))}
  </ul>
)
