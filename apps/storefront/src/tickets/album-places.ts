import type { ListedAlbum } from '@lootboxes/catalog/lists'
import { type AlbumPlace, parseRarity } from '@lootboxes/ui'
import { itemPath, mediaPath } from '@/config/paths'

/** How long a drawn kind counts as new. */
const newMs = 86_400_000

/** The kinds of an album as places of the binder. */
export const albumPlaces = (kinds: ListedAlbum['kinds'], nowMs: number): readonly AlbumPlace[] =>
  kinds.map(({ collection, localId, name, rarity, hasPicture, left, owned, waiting, drawnAtMs }) => ({
    key: JSON.stringify([collection, name, rarity]),
    name,
    rarity: parseRarity(rarity),
    picture: hasPicture ? mediaPath(collection, localId) : undefined,
    left,
    copies: owned + waiting,
    waiting,
    isNew: drawnAtMs !== undefined && nowMs - drawnAtMs < newMs,
    href: itemPath(collection, localId),
  }))
