import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ImageResponse } from 'next/og'

export const ogSize = { width: 1200, height: 630 } as const

export type OgCard = {
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

/** The card other sites show for a page: a ticket with the box's own figures on its stub. */
export async function ogCard({ title, facts, picture }: OgCard): Promise<ImageResponse> {
  return new ImageResponse(
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
    ogSize,
  )
}
