import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { displayAmount } from '@lootboxes/ledger'
import { LRUCache } from 'lru-cache'
import { ImageResponse } from 'next/og'
import { bestOdds } from '@/checkout/odds-line'
import { componentOfPath } from '@/config/paths'
import { perProcess } from '@/config/per-process'
import { readSiteConfig } from '@/config/read-site-config'
import { findBox } from '@/config/site-config'
import { getBoxFacts } from '@/ledger/box-facts'

/** Cards as they were drawn, by what they say: a box has one until something changes on the ledger. */
const drawn = perProcess(
  'cards',
  () =>
    new LRUCache<string, ArrayBuffer, CardContent>({
      max: 50,
      fetchMethod: (_, __, { context }) => drawCard(context),
    }),
)

async function respond(content: CardContent): Promise<Response> {
  const png = await drawn().fetch(JSON.stringify(content), { context: content })
  return new Response(png, {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=60, stale-while-revalidate=600' },
  })
}

const nothing = () => new Response('There is no card for this address.', { status: 404 })

/** The card of a listed box: name, price, left of how many, best odds. */
async function boxCard(address: string): Promise<Response> {
  const site = readSiteConfig()
  const box = findBox(site, address)
  if (box === undefined) return nothing()
  const facts = (await getBoxFacts(address))?.value
  const odds = facts?.odds && bestOdds(facts.odds)
  const { left, max } = facts?.supply ?? {}
  return respond({
    title: box.title,
    picture: box.bigImage,
    facts: [
      { label: 'A ticket', value: displayAmount(box.price, { unit: site.tokenSymbol }) },
      ...(left === undefined ? [] : [{ label: 'Left', value: max === undefined ? `${left}` : `${left} of ${max}` }]),
      ...(odds === undefined ? [] : [{ label: 'Best odds', value: odds.words }]),
    ],
  })
}

export async function homeCard(): Promise<Response> {
  const { defaultBox } = readSiteConfig()
  if (defaultBox !== undefined) return boxCard(defaultBox)
  return respond({ title: 'Sales have not started', picture: '/boxes/unlisted.svg', facts: [] })
}

export async function pathCard({ params }: { params: Promise<{ lootbox: string }> }): Promise<Response> {
  const address = componentOfPath((await params).lootbox, readSiteConfig().networkId)
  return address === undefined ? nothing() : boxCard(address)
}

type CardContent = {
  title: string
  /** Short facts: price, what is left, the best odds. */
  facts: readonly { label: string; value: string }[]
  /** A file of `public/`. */
  picture: string
}

const ink = '#12172a'
const paper = '#faf6ec'
const stub = '#f2cf57'

const pictureUrl = async (path: string): Promise<string> => {
  const svg = await readFile(join(process.cwd(), 'public', path))
  return `data:image/svg+xml;base64,${svg.toString('base64')}`
}

/** The card other sites show for a page: a ticket with the box's own figures on its stub, as PNG. */
async function drawCard({ title, facts, picture }: CardContent): Promise<ArrayBuffer> {
  const image = new ImageResponse(
    <div style={{ display: 'flex', width: '100%', height: '100%', background: paper, color: ink, padding: 48 }}>
      <div style={{ display: 'flex', width: '100%', borderRadius: 28, overflow: 'hidden', border: `3px solid ${ink}` }}>
        <div style={{ display: 'flex', flexDirection: 'column', width: 740 }}>
          {/* biome-ignore lint/performance/noImgElement: there is no other image here */}
          <img src={await pictureUrl(picture)} alt="" width={740} height={378} style={{ objectFit: 'cover' }} />
          <div
            style={{
              display: 'flex',
              padding: '24px 36px',
              fontSize: 62,
              fontWeight: 700,
              lineHeight: 1.05,
              letterSpacing: -2,
            }}
          >
            {title}
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
          <div style={{ display: 'flex', fontSize: 30, fontWeight: 700 }}>Lootboxes</div>
          <div style={{ display: 'flex', flexDirection: 'column', gap: 22 }}>
            {facts.map(({ label, value }) => (
              <div key={label} style={{ display: 'flex', flexDirection: 'column' }}>
                <span style={{ fontSize: 24, opacity: 0.75 }}>{label}</span>
                <span style={{ fontSize: 42, fontWeight: 700 }}>{value}</span>
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>,
    { width: 1200, height: 630 },
  )
  return image.arrayBuffer()
}
