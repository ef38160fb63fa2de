import type { Pull } from '@lootboxes/catalog'
import { safeName } from '@lootboxes/lootbox/client'
import { ItemGrid, Section } from '@lootboxes/ui'
import type { ComponentProps, ReactNode } from 'react'
import { SiteAnchor, SiteLink } from '@/client/site-link'
import { readSiteConfig } from '@/config/read-site-config'
import { askCatalog } from '@/ledger/catalog'
import { gridItem } from './item-rows'
import { Silent } from './silent'

/** What a ticket won, as a card: whose it is says more than whose it was. */
const pullCard = ({ item, account, claimed }: Pull, unit: string) =>
  gridItem(
    {
      collection: { address: item.collection, name: '' },
      localId: item.localId,
      name: safeName(item.name, 'Without a name'),
      description: '',
      hasPicture: item.imageUrl !== undefined,
      rarity: item.rarity,
      addDate: 0,
      verified: false,
      nfsw: item.nfsw,
      lazyMinted: !claimed,
      owner: account,
    },
    { unit, isDrawn: true },
  )

type FreshPullsProps = Pick<ComponentProps<typeof Section>, 'title' | 'ground' | 'lede'> & {
  /** By default the one on sale. */
  box?: string | undefined
  most?: number
  /** The item whose page this is. */
  except?: { readonly collection: string; readonly localId: string }
  /** Where nothing was drawn yet, or the catalog is silent; by default nothing stands there. */
  empty?: ReactNode
}

/** What tickets won last: every one of them was somebody's luck. */
export async function FreshPulls({ box, most = 5, except, empty, ...section }: FreshPullsProps) {
  const { tokenSymbol, defaultBox } = readSiteConfig()
  const of = box ?? defaultBox
  const asked = await askCatalog((catalog, ask) => catalog.listPulls({ box: of, limit: most + 1 }, ask))
  const pulls =
    asked.kind === 'answer'
      ? asked.value.items
          .filter(({ item }) => item.collection !== except?.collection || item.localId !== except.localId)
          .slice(0, most)
      : []
  const instead = asked.kind === 'silent' && empty !== undefined ? <Silent why={asked.why} /> : empty
  if (pulls.length === 0 && instead === undefined) return null
  return (
    <Section {...section} more={<SiteLink href="/collection/explore_collection">All items</SiteLink>}>
      {pulls.length === 0 ? (
        instead
      ) : (
        <ItemGrid link={SiteAnchor} items={pulls.map((pull) => pullCard(pull, tokenSymbol))} />
      )}
    </Section>
  )
}
