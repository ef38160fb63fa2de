import { displayAmount } from '@lootboxes/ledger'
import type { LootboxEntry } from '@lootboxes/lootbox'
import { EmptyState, SearchForm } from '@lootboxes/ui'
import { redirect } from 'next/navigation'
import { boxPath } from '../box/box-path'
import { safeText } from '../media/safe-image'
import { readShop } from '../shop/read-shop'
import { searchBoxes } from './search-boxes'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** `/search?q=…`: boxes by name; an address goes straight to its page. */
export async function SearchPage({ searchParams }: Props) {
  const { q } = await searchParams
  const query = typeof q === 'string' ? q.slice(0, 200) : ''
  const { boxes, networkId } = readShop()
  const answer = searchBoxes(boxes, query, networkId)
  if (answer.kind === 'go') redirect(answer.path)
  return (
    <section className="wrap flex flex-col gap-8 py-12">
      <h1 className="heading text-5xl">Search</h1>
      <SearchForm action="/search" query={query} className="max-w-xl" />
      {query === '' ? (
        <EmptyState title="What are you looking for?">The name of a box, or an address.</EmptyState>
      ) : answer.kind === 'other-address' ? (
        <EmptyState title={`That is a ${answer.entityType.replaceAll('-', ' ')}, not a box`}>
          Boxes are components: their address starts with “component_”.
        </EmptyState>
      ) : answer.boxes.length === 0 ? (
        <EmptyState title={`Nothing called “${safeText(query, 60)}”`}>
          Try a part of the name, or paste the address.
        </EmptyState>
      ) : (
        <SearchResults boxes={answer.boxes} query={query} />
      )}
    </section>
  )
}

function SearchResults({ boxes, query }: { boxes: readonly LootboxEntry[]; query: string }) {
  const { tokenSymbol } = readShop()
  return (
    <>
      <p className="text-ink-soft">
        {boxes.length === 1 ? '1 box' : `${boxes.length} boxes`} for “{safeText(query, 60)}”
      </p>
      <ul className="flex list-none flex-col gap-4 p-0">
        {boxes.map((box) => (
          <li key={box.id} className="outline-card relative flex items-center gap-4 bg-card p-4">
            {/* biome-ignore lint/performance/noImgElement: a small SVG of our own has nothing to optimise */}
            <img src={box.userImage} alt="" width={64} height={64} className="rounded-[6px]" />
            <div className="min-w-0">
              {/* The whole card is pressed, not just its name. */}
              <a href={boxPath(box.componentAddress)} className="heading text-xl after:absolute after:inset-0">
                {box.title}
              </a>
              <p className="text-ink-soft text-sm">{displayAmount(box.price, { unit: tokenSymbol })} a ticket</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}
