import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { printColours, type Rarity, type ShareCard } from '@lootboxes/ui'
import { LRUCache } from 'lru-cache'
import { ImageResponse } from 'next/og'
import type { CSSProperties } from 'react'
import { env } from '@/config/env'
import { perProcess } from '@/config/per-process'
import { drawablePicture } from './pictures'

type Picture = ShareCard['picture'] | { readonly file: string }

/** The content of a card; its picture may also be a file of `public/`. Cards with equal content share one drawing. */
export type Card = Omit<ShareCard, 'picture'> & { readonly picture: Picture }

const cardSize = { width: 1200, height: 630 } as const

/** The fonts of the site. The renderer reads no WOFF2, so these are the static files. */
const fontFiles = [
  ['Bricolage Grotesque', 'bricolage-grotesque', 'latin', 700],
  ['Instrument Sans', 'instrument-sans', 'latin', 400],
  // The letters that the first two lack: the renderer uses any font for the letters that the named one does not have.
  ['Instrument Sans, extended', 'instrument-sans', 'latin-ext', 400],
] as const

const readFonts = () =>
  Promise.all(
    fontFiles.map(async ([name, folder, letters, weight]) => ({
      name,
      weight,
      data: await readFile(
        join(process.cwd(), 'node_modules/@fontsource', folder, `files/${folder}-${letters}-${weight}-normal.woff`),
      ),
    })),
  )

const display = { fontFamily: 'Bricolage Grotesque', fontWeight: 700 } as const

const { band, card, coral, gold, ink, paper, sky, stub } = printColours
const edges: Readonly<Record<Rarity, CSSProperties>> = {
  plain: { border: `3px solid ${ink}`, background: card },
  hatched: { border: `8px dashed ${sky}`, background: card },
  // The renderer knows no double border.
  double: { border: `4px solid ${coral}`, background: card, boxShadow: `0 0 0 6px ${card}, 0 0 0 10px ${coral}` },
  foil: {
    border: `3px solid ${gold}`,
    background: `linear-gradient(135deg, ${gold}, ${stub} 30%, ${gold} 55%, ${paper} 75%, ${gold})`,
  },
}

async function sourceOf(picture: Picture): Promise<string | undefined> {
  if (picture === undefined) return undefined
  if ('resource' in picture) return drawablePicture(picture, picture.isListed)
  const svg = await readFile(join(process.cwd(), 'public', picture.file))
  return `data:image/svg+xml;base64,${svg.toString('base64')}`
}

type FrameProps = {
  source: string | undefined
  rarity: Rarity | undefined
  instead: string
  size: number
  turn: number
}

/** A picture in the frame of its edge. */
function Frame({ source, rarity, instead, size, turn }: FrameProps) {
  const box = { width: size, height: size, borderRadius: 8 }
  const style = { ...box, display: 'flex', alignItems: 'center', justifyContent: 'center', background: paper }
  return (
    <div
      style={{
        display: 'flex',
        padding: size / 20,
        borderRadius: 18,
        transform: `rotate(${turn}deg)`,
        ...edges[rarity ?? 'plain'],
      }}
    >
      {source === undefined ? (
        <div style={{ ...style, fontSize: instead.length > 6 ? size / 7 : size / 3.5 }}>{instead}</div>
      ) : (
        // biome-ignore lint/performance/noImgElement: the renderer draws no other image
        <img src={source} alt="" {...box} style={{ ...box, objectFit: 'cover' }} />
      )}
    </div>
  )
}

/** The turn of each smaller picture, in degrees. */
const turns = [-4, 3, 2.5, -3] as const
/** A lamp in the dark, as on the stage of the reveal. */
const night = 'radial-gradient(circle at 32% 48%, #2a3a6e, #0c1326 68%)'

/** The average width of a letter of the title's font, as a part of its size. */
const LETTER = 0.58

/** A size with which the longest word fits into the room, in px. */
function titleSize(title: string, room: number): number {
  const longest = Math.max(...title.split(' ').map((word) => word.length))
  const largest = title.length > 24 ? 50 : title.length > 9 ? 60 : 84
  return Math.min(largest, Math.floor(room / (LETTER * longest)))
}

type StubProps = Pick<Card, 'title' | 'note' | 'facts'> & { host: string; room: number }

function Stub({ title, note, facts, host, room }: StubProps) {
  const column = { display: 'flex', flexDirection: 'column' } as const
  return (
    <div
      style={{
        ...column,
        flex: 1,
        justifyContent: 'space-between',
        background: stub,
        borderLeft: `4px dashed ${ink}`,
        padding: 36,
      }}
    >
      <div style={{ ...column, gap: 10 }}>
        <span style={{ fontSize: 26, opacity: 0.75 }}>{note}</span>
        <span
          style={{
            ...display,
            fontSize: titleSize(title, room),
            lineHeight: 1,
            letterSpacing: -2,
          }}
        >
          {title}
        </span>
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
        {facts.map(({ label, value }) => (
          <div key={label} style={{ ...column, width: 220 }}>
            <span style={{ fontSize: 22, opacity: 0.75 }}>{label}</span>
            <span style={{ ...display, fontSize: 34 }}>{value}</span>
          </div>
        ))}
      </div>
      <div style={{ ...column, gap: 2 }}>
        <span style={{ ...display, fontSize: 34, letterSpacing: -0.5 }}>Lootboxes</span>
        <span style={{ fontSize: 24, opacity: 0.75 }}>{host}</span>
      </div>
    </div>
  )
}

/** Draws a card as PNG: the picture in the frame of its edge, the facts on the stub, and the site of the card. */
export async function drawCard(
  { title, note, facts, rarity, picture, instead, more = [] }: Card,
  host: string,
): Promise<ArrayBuffer> {
  const source = await sourceOf(picture)
  const smaller = await Promise.all(
    more.slice(0, turns.length).map(async (one) => ({ rarity: one.rarity, source: await sourceOf(one.picture) })),
  )
  const isSpread = smaller.length > 0
  const panel = { display: 'flex', alignItems: 'center', justifyContent: 'center' } as const
  const image = new ImageResponse(
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: paper,
        color: ink,
        padding: 40,
        fontFamily: 'Instrument Sans',
      }}
    >
      <div style={{ display: 'flex', width: '100%', borderRadius: 28, overflow: 'hidden', border: `3px solid ${ink}` }}>
        <div style={{ ...panel, width: isSpread ? 730 : 560, background: isSpread ? night : band }}>
          <Frame
            source={source}
            rarity={rarity}
            instead={instead}
            size={isSpread ? 286 : 410}
            turn={isSpread ? -3 : -1.2}
          />
          {isSpread ? (
            <div style={{ ...panel, flexWrap: 'wrap', width: 328, marginLeft: 24, gap: 14 }}>
              {smaller.map((one, place) => (
                <Frame key={turns[place]} {...one} instead="" size={122} turn={turns[place] ?? 0} />
              ))}
            </div>
          ) : null}
        </div>
        <Stub {...{ title, note, facts, host }} room={isSpread ? 310 : 480} />
      </div>
    </div>,
    { ...cardSize, fonts: await readFonts() },
  )
  return image.arrayBuffer()
}

const drawings = perProcess(
  'cards',
  () =>
    new LRUCache<string, ArrayBuffer, Card>({
      max: 150,
      fetchMethod: (_, __, { context }) => drawCard(context, new URL(env().siteUrl).host),
    }),
)

/** Answers a request for a card; 404 without one. */
export async function cardResponse(content: Card | undefined): Promise<Response> {
  if (content === undefined) return new Response('There is no card for this address.', { status: 404 })
  const png = await drawings().fetch(JSON.stringify(content), { context: content })
  return new Response(png, {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=60, stale-while-revalidate=600' },
  })
}
