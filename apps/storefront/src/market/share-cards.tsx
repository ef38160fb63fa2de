import type { CollectionDetails, ItemDetails } from '@lootboxes/catalog'
import { shortenAddress } from '@lootboxes/ledger'
import { safeName } from '@lootboxes/lootbox/client'
import { parseRarity, type Rarity, rarityWords } from '@lootboxes/ui'
import { LRUCache } from 'lru-cache'
import { ImageResponse } from 'next/og'
import { perProcess } from '@/config/per-process'
import { readSiteConfig } from '@/config/read-site-config'
import { type Asked, askCatalog } from '@/ledger/catalog'
import { drawablePicture } from '@/ledger/drawable-picture'
import { inTheBoxText, oddsText } from './item-facts'
import { priceText } from './item-rows'
import { numberOf } from './item-title'

/** What a card says; two that say the same are one picture. */
export type ShareCard = {
  title: string
  /** What the title is of: a collection, its maker. */
  note: string
  facts: readonly { label: string; value: string }[]
  rarity: Rarity | undefined
  /** Whose picture hangs in the frame, and whether a listed box prints it. */
  picture: { resource: string; id: string; isListed: boolean } | undefined
  /** What hangs there instead. */
  instead: string
}

/** What the card's font has. Letters of another script would be fetched from somebody else's server. */
export const printable = (text: string, unnamed: string): string =>
  text
    .replace(/[^\u0020-\u007e\u00a1-\u017f‘’“”–—…]/gu, '')
    .replace(/\s+/g, ' ')
    .trim() || unnamed

const count = (value: number) => value.toLocaleString('en')

export function cardOfItem(item: ItemDetails, unit: string): ShareCard {
  const { collection, localId, odds, price, owner, lazyMinted, box } = item
  const number = printable(numberOf(localId, 20), 'An item')
  const name = printable(safeName(item.name, 'Without a name'), 'Without a name').slice(0, 44)
  const isTicket = item.ticketStatus !== undefined
  return {
    title: name.endsWith(number) ? name : `${name} ${number}`,
    note: printable(safeName(collection.name, 'A collection'), 'A collection').slice(0, 60),
    facts: [
      ...(isTicket || box === undefined ? [] : [{ label: 'Edge', value: rarityWords[parseRarity(item.rarity)] }]),
      ...(odds === undefined ? [] : [{ label: 'Odds it had', value: oddsText(odds.share) }]),
      ...(price === undefined || lazyMinted ? [] : [{ label: 'Paid', value: priceText(price, unit) }]),
      lazyMinted
        ? { label: 'Where', value: inTheBoxText(item) }
        : { label: 'Owner', value: item.burned || owner === undefined ? 'Nobody any more' : shortenAddress(owner) },
    ],
    rarity: isTicket ? undefined : parseRarity(item.rarity),
    picture:
      item.nfsw || item.imageUrl === undefined
        ? undefined
        : { resource: collection.address, id: localId, isListed: collection.kind !== 'created' },
    instead: number,
  }
}

export function cardOfCollection(collection: CollectionDetails, unit: string): ShareCard {
  const { address, kind, supply, holders, inBox, sold, volume, nfsw, samples, boxes } = collection
  const title = printable(safeName(collection.name, 'A collection'), 'A collection').slice(0, 52)
  const [first] = samples
  const from = boxes[0] && printable(safeName(boxes[0].title, 'a box'), 'a box').slice(0, 40)
  return {
    title,
    note:
      kind === 'created' || from === undefined
        ? 'A collection'
        : kind === 'ticket'
          ? `Tickets of ${from}`
          : `From ${from}`,
    facts: [
      { label: 'Items', value: count(supply) },
      { label: 'Owners', value: count(holders) },
      ...(kind === 'loot' ? [{ label: 'In the box', value: count(inBox) }] : []),
      ...(kind === 'ticket' ? [{ label: 'Sold', value: count(sold) }] : []),
      ...(kind === 'created' ? [] : [{ label: 'Volume', value: priceText(volume, unit) }]),
    ],
    rarity: undefined,
    picture:
      nfsw || first === undefined ? undefined : { resource: address, id: first.localId, isListed: kind !== 'created' },
    instead: title.slice(0, 1).toUpperCase(),
  }
}

const drawn = perProcess(
  'share-cards',
  () =>
    new LRUCache<string, ArrayBuffer, ShareCard>({
      max: 100,
      fetchMethod: (_, __, { context }) => drawShareCard(context),
    }),
)

async function answer<T>(asked: Asked<T> | undefined, cardOf: (value: T) => ShareCard): Promise<Response> {
  if (asked?.kind === 'silent')
    return new Response('The catalog does not answer.', { status: 503, headers: { 'cache-control': 'no-store' } })
  if (asked?.kind !== 'answer') return new Response('There is no card for this address.', { status: 404 })
  const card = cardOf(asked.value)
  const png = await drawn().fetch(JSON.stringify(card), { context: card })
  return new Response(png, {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=60, stale-while-revalidate=600' },
  })
}

type Of<Params> = { params: Promise<Params> }

/** `/cards/resource_…`: what other sites show for a link to a collection. */
export async function collectionCard(_: Request, { params }: Of<{ resource: string }>): Promise<Response> {
  const { resource: address } = await params
  const asked = await askCatalog((catalog, ask) => catalog.getCollection({ address }, ask))
  return answer(asked, ({ collection }) => cardOfCollection(collection, readSiteConfig().tokenSymbol))
}

/** `/cards/resource_…/#340#`: the same for an item. */
export async function itemCard(_: Request, { params }: Of<{ resource: string; id: string }>): Promise<Response> {
  // Next has decoded the parameters of a route handler.
  const { resource: collection, id: localId } = await params
  const asked = await askCatalog((catalog, ask) => catalog.getItem({ collection, localId }, ask))
  return answer(asked, ({ item }) => cardOfItem(item, readSiteConfig().tokenSymbol))
}

const ink = '#12172a'
const paper = '#faf6ec'
const band = '#dcefe2'
const stub = '#f2cf57'
/** The four printed edges; the word stands among the facts. */
const edges: Readonly<Record<Rarity, { border: string; background: string }>> = {
  plain: { border: `3px solid ${ink}`, background: '#fffdf8' },
  hatched: { border: '8px dashed #2f6fb3', background: '#fffdf8' },
  double: { border: '12px double #b8412f', background: '#fffdf8' },
  foil: {
    border: '3px solid #8a5a06',
    background: 'linear-gradient(135deg, #a9700c, #f6dc83 30%, #b57f17 55%, #ffeeb0 75%, #a9700c)',
  },
}

/** As PNG: the item in the frame of its edge, and its facts on the stub. */
export async function drawShareCard({ title, note, facts, rarity, picture, instead }: ShareCard): Promise<ArrayBuffer> {
  const src = picture && (await drawablePicture(picture, picture.isListed))
  const { border, background } = edges[rarity ?? 'plain']
  const image = new ImageResponse(
    <div style={{ display: 'flex', width: '100%', height: '100%', background: paper, color: ink, padding: 40 }}>
      <div style={{ display: 'flex', width: '100%', borderRadius: 28, overflow: 'hidden', border: `3px solid ${ink}` }}>
        <div style={{ display: 'flex', width: 560, alignItems: 'center', justifyContent: 'center', background: band }}>
          <div
            style={{ display: 'flex', padding: 20, borderRadius: 18, border, background, transform: 'rotate(-1.2deg)' }}
          >
            {src === undefined ? (
              <div
                style={{
                  display: 'flex',
                  width: 410,
                  height: 410,
                  alignItems: 'center',
                  justifyContent: 'center',
                  borderRadius: 8,
                  background: paper,
                  fontSize: instead.length > 6 ? 60 : 120,
                }}
              >
                {instead}
              </div>
            ) : (
              // biome-ignore lint/performance/noImgElement: there is no other image here
              <img src={src} alt="" width={410} height={410} style={{ objectFit: 'cover', borderRadius: 8 }} />
            )}
          </div>
        </div>
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            flex: 1,
            justifyContent: 'space-between',
            background: stub,
            borderLeft: `4px dashed ${ink}`,
            padding: 36,
          }}
        >
          <div style={{ display: 'flex', flexDirection: 'column', gap: 10 }}>
            <span style={{ fontSize: 26, opacity: 0.75 }}>{note}</span>
            <span
              style={{ fontSize: title.length > 24 ? 50 : 66, fontWeight: 700, lineHeight: 1.05, letterSpacing: -2 }}
            >
              {title}
            </span>
          </div>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
            {facts.map(({ label, value }) => (
              <div key={label} style={{ display: 'flex', flexDirection: 'column', width: 220 }}>
                <span style={{ fontSize: 22, opacity: 0.75 }}>{label}</span>
                <span style={{ fontSize: 34, fontWeight: 700 }}>{value}</span>
              </div>
            ))}
          </div>
          <div style={{ display: 'flex', fontSize: 26, fontWeight: 700 }}>Lootboxes</div>
        </div>
      </div>
    </div>,
    { width: 1200, height: 630 },
  )
  return image.arrayBuffer()
}
