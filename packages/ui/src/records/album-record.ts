import { safeText } from '@lootboxes/ledger'
import { formatCount } from '../parts/format-count'
import type { AlbumPlace } from '../tickets/album'
import { groupByRarity, parseRarity } from '../tickets/rarity'
import { type StageLoot, turningOrder } from '../tickets/reveal-order'
import { oddsText } from './item-story'
import { itemName } from './item-title'
import { countText, type Market } from './market'

type Kind = { readonly collection: string; readonly name: string; readonly rarity: string }
/** A kind of loot, and how much of it an account has redeemed (`owned`) or only revealed (`waiting`). */
type AlbumKind = Kind & {
  readonly localId: string
  readonly description: string
  readonly hasPicture: boolean
  readonly left: number
  readonly owned: number
  readonly waiting: number
  /** When the account first and last drew it. */
  readonly drawnAtMs?: number | undefined
  readonly lastDrawnAtMs?: number | undefined
}
type AlbumDraw = {
  readonly collection: string
  readonly localId: string
  readonly kindLeft: number
  readonly allLeft: number
}
type AlbumCounts = { readonly kinds: readonly Pick<AlbumKind, 'owned' | 'waiting'>[] }

/** The largest number of characters of a description. */
const LONGEST = 160

/** How long the kinds of the last reveal are new. */
const NEW_MS = 86_400_000

/** The draws of one reveal may be this far apart. */
const REVEAL_MS = 60_000

/** Identifies a kind, also among the places of an album. */
export const kindKey = ({ collection, name, rarity }: Kind) => JSON.stringify([collection, name, rarity])

/** The number of kinds an account has, revealed ones included. */
export const kindsIn = ({ kinds }: AlbumCounts): number =>
  kinds.filter(({ owned, waiting }) => owned + waiting > 0).length

/** The kinds of an album as places of the binder. */
export const albumPlaces = (
  kinds: readonly AlbumKind[],
  paths: Pick<Market['paths'], 'item' | 'media'>,
  nowMs: number,
): readonly AlbumPlace[] => {
  const lastMs = Math.max(...kinds.map(({ drawnAtMs = 0, lastDrawnAtMs = drawnAtMs }) => lastDrawnAtMs))
  return kinds.map(
    ({ localId, description, hasPicture, left, owned, waiting, drawnAtMs, lastDrawnAtMs: _, ...kind }) => ({
      key: kindKey(kind),
      name: itemName(kind.name),
      rarity: parseRarity(kind.rarity),
      picture: hasPicture ? paths.media(kind.collection, localId) : undefined,
      left,
      copies: owned + waiting,
      waiting,
      // The album tells nothing about a missing kind.
      ...(owned + waiting > 0 ? { description: safeText(description, LONGEST) } : {}),
      isNew: drawnAtMs !== undefined && lastMs - drawnAtMs < REVEAL_MS && nowMs - drawnAtMs < NEW_MS,
      href: paths.item(kind.collection, localId),
    }),
  )
}

/** The number of kinds of which an account has only these copies. Their key is `resource:localId`. */
export function newKindsOf(
  loot: readonly { readonly key: string; readonly name: string; readonly rarity?: string | undefined }[],
  { kinds }: { readonly kinds: readonly AlbumKind[] },
): number {
  const keys = loot.map(({ key, name, rarity = '' }) => kindKey({ collection: key.split(':')[0] ?? '', name, rarity }))
  return kinds.filter((kind) => {
    const copies = keys.filter((key) => key === kindKey(kind)).length
    return copies > 0 && kind.owned + kind.waiting <= copies
  }).length
}

/** Kinds that a comparison names. */
const MAX_NAMED = 3

const list = new Intl.ListFormat('en-GB')

/** What another account’s album of a box has and the reader’s has not, and the reverse. “It has 1 kind that you miss: Loamer.” */
export function albumComparison(theirs: readonly AlbumPlace[], { kinds }: { kinds: readonly AlbumKind[] }): string {
  const mine = new Set(kinds.filter(({ owned, waiting }) => owned + waiting > 0).map(kindKey))
  const cards = theirs.filter(({ copies }) => copies > 0)
  const missed = groupByRarity(cards.filter(({ key }) => !mine.has(key))).flatMap(({ same }) => same)
  const extra = mine.size - (cards.length - missed.length)
  const names = missed.slice(0, MAX_NAMED).map(({ name }) => name)
  const more = missed.length - names.length
  const sentences = [
    missed.length > 0 &&
      `It has ${countText(missed.length, 'kind')} that you miss: ${list.format(more > 0 ? [...names, `${more} more`] : names)}.`,
    extra > 0 && `You have ${countText(extra, 'kind')} that it misses.`,
  ].filter((sentence) => sentence !== false)
  return sentences.join(' ') || 'You have the same kinds.'
}

const ordinals = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
] as const

/** The chance of a draw as a card of the stage shows it: copies of its kind just before the draw, and all items. */
export const drawChance = ({ kindLeft, allLeft }: Pick<AlbumDraw, 'kindLeft' | 'allLeft'>) => ({
  probability: kindLeft / allLeft,
  text: oddsText(kindLeft / allLeft),
  counts: `${formatCount(kindLeft)} of ${formatCount(allLeft)} in the box`,
})

/**
 * Adds the chance of each draw, and how many of its kind the account has with it. Cards count in the order they turn. The key of
 * a card is `resource:localId`. An album without one of the draws adds nothing.
 */
export function withAlbum<Card extends StageLoot & { readonly resource: string }>(
  loot: readonly Card[],
  album: { readonly kinds: readonly AlbumKind[]; readonly draws: readonly AlbumDraw[] },
): readonly Card[] {
  const draws = new Map(album.draws.map((draw) => [`${draw.collection}:${draw.localId}`, draw]))
  // Before the index has every draw, its counts are those of an earlier time.
  if (!loot.every(({ key }) => draws.has(key))) return loot
  const drawn = loot.map((one) => {
    const draw = draws.get(one.key)
    return { ...one, chance: draw && drawChance(draw) }
  })
  const kindOf = ({ resource, name, rarity }: Card) => kindKey({ collection: resource, name, rarity })
  const copies = new Map(album.kinds.map((kind) => [kindKey(kind), kind.owned + kind.waiting]))
  for (const one of loot) copies.set(kindOf(one), (copies.get(kindOf(one)) ?? 0) - 1)
  let kinds = kindsIn(album) - new Set(loot.map(kindOf).filter((kind) => (copies.get(kind) ?? 0) <= 0)).size
  const places = new Map<string, NonNullable<StageLoot['album']>>()
  for (const one of turningOrder(drawn)) {
    const before = Math.max(0, copies.get(kindOf(one)) ?? 0)
    copies.set(kindOf(one), before + 1)
    if (before === 0) kinds += 1
    places.set(one.key, {
      isNew: before === 0,
      text:
        before === 0
          ? `NEW · ${kinds} of ${album.kinds.length}`
          : `${ordinals[before] ?? `No. ${before + 1}`} of its kind`,
    })
  }
  return drawn.map((one) => ({ ...one, album: places.get(one.key) }))
}

/** The cards that an account has, as `CardViewer` shows them. */
export const ownedCards = (places: readonly AlbumPlace[]): readonly StageLoot[] =>
  groupByRarity(places.filter(({ copies }) => copies > 0)).flatMap(({ same }) =>
    same.map(({ key, name, description = '', rarity, picture, copies, waiting = 0, left, href }) => ({
      key,
      name,
      description,
      rarity,
      picture,
      note: waiting === copies ? 'Not redeemed yet' : copies === 1 ? '1 copy' : `${formatCount(copies)} copies`,
      album: { text: left === 0 ? 'None left in the box' : `${formatCount(left)} left in the box`, isNew: false },
      ...(href === undefined ? {} : { href }),
    })),
  )
