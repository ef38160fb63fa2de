import { drawCard, ItemGrid, Link, Section } from '@lootboxes/ui'
import type { ComponentProps, ReactNode } from 'react'
import { RefreshSoon } from '@/client/refresh-soon'
import { readSiteConfig } from '@/config/read-site-config'
import { readCatalog } from '@/ledger/catalog'
import { CatalogUnavailable } from './catalog-answer'
import { marketOf } from './market'

type FreshPullsProps = Pick<ComponentProps<typeof Section>, 'title' | 'ground' | 'lede'> & {
  /** The default box unless given. */
  box?: string | undefined
  limit?: number
  /** The item whose page this is. */
  except?: { readonly collection: string; readonly localId: string }
  /** Shown while nothing was revealed. Without it the section is left out then, and while the catalog is unavailable. */
  empty?: ReactNode
}

/** The items that the latest tickets of a box revealed. */
export async function FreshPulls({ box, limit = 5, except, empty, ...section }: FreshPullsProps) {
  const site = readSiteConfig()
  const of = box ?? site.defaultBox
  const pulls = await readCatalog('listPulls', { box: of, limit: limit + 1 })
  const shown = (pulls.value?.items ?? [])
    .filter(({ item }) => item.collection !== except?.collection || item.localId !== except.localId)
    .slice(0, limit)
  if (shown.length === 0 && empty === undefined) return pulls.kind === 'unavailable' ? <RefreshSoon /> : null
  return (
    <Section {...section} more={<Link href="/collection/explore_collection">All items</Link>}>
      {pulls.kind === 'unavailable' ? (
        <CatalogUnavailable reason={pulls.reason} />
      ) : shown.length === 0 ? (
        empty
      ) : (
        <ItemGrid
          items={shown.map((pull) => drawCard(pull, marketOf(site)))}
          // Two columns of an odd number would end with a gap, and four of five with a row of one.
          className="@max-[30rem]:[&>li:last-child:nth-child(odd)]:hidden @min-[42rem]:@max-[54rem]:[&>li:last-child:nth-child(4n+1)]:hidden"
        />
      )}
    </Section>
  )
}
