import '@lootboxes/ui/album.css'
import type { CatalogAccount, Album as CatalogAlbum } from '@lootboxes/catalog'
import { hrefWith } from '@lootboxes/catalog/lists'
import { shortenAddress } from '@lootboxes/ledger'
import {
  Album,
  ButtonLink,
  countText,
  EmptyState,
  itemName,
  kindsIn,
  Link,
  oddsText,
  ShareButton,
  TabLinks,
} from '@lootboxes/ui'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { OpenDialogButton } from '@/client/open-dialog-button'
import { words } from '@/config/copy'
import { accountPath, albumCardPath, albumPath, boxPath } from '@/config/paths'
import { readSiteConfig } from '@/config/read-site-config'
import { findBox } from '@/config/site-config'
import { CatalogAnswer, Counted } from '@/market/catalog-answer'
import { describedPage } from '@/market/described-page'
import { placesOf } from '@/market/market'
import { ViewCards } from '@/tickets/view-cards'
import { accountOf } from './account-of'
import { DeferredAlbumComparison } from './deferred-album-comparison'
import { readAccount, readAlbum } from './read-account'

type Props = { params: Promise<{ account: string }>; searchParams: Promise<{ box?: string | string[] }> }

/** The box that a link names; undefined for the default box. */
async function namedBox({ searchParams }: Props): Promise<string | undefined> {
  const { box } = await searchParams
  return typeof box === 'string' && box !== readSiteConfig().defaultBox ? box : undefined
}

export async function albumMetadata(props: Props): Promise<Metadata> {
  const address = accountOf((await props.params).account)
  if (address === undefined) return { title: 'Not found' }
  const box = await namedBox(props)
  const title = `Album of ${shortenAddress(address)}`
  return describedPage({
    title,
    description: 'The kinds of loot of a box, and those that this account has found.',
    path: albumPath(address, box),
    card: albumCardPath(address, box),
  })
}

/** `/album/…`: the places of a box’s loot, and what an account has of them. */
export async function AlbumPage(props: Props) {
  const { account: segment } = await props.params
  const address = accountOf(segment)
  if (address === undefined) notFound()
  return (
    <div className="wrap pt-5 pb-9 sm:py-12">
      <AccountAlbum address={address} path={albumPath(segment)} box={await namedBox(props)} isPage />
    </div>
  )
}

type AccountAlbumProps = {
  address: string
  /** Where the tabs of the boxes lead. */
  path: string
  /** The default box unless given. */
  box?: string | undefined
  /** The page is the album: it has the title. */
  isPage?: boolean
}

/** The album of an account, with tabs for the boxes of the site. */
export async function AccountAlbum({ address, path, box: wanted, isPage = false }: AccountAlbumProps) {
  const site = readSiteConfig()
  const box = findBox(site, wanted ?? site.defaultBox ?? '')
  if (box === undefined) {
    if (isPage) notFound()
    return <EmptyState title="No album here">An album belongs to a box of this site.</EmptyState>
  }
  const current = box.componentAddress
  const [found, account] = await Promise.all([readAlbum(address, current), readAccount(address)])
  const held = new Set(account.value?.account.boxes)
  const boxes = site.boxes.filter(({ componentAddress }) => componentAddress === current || held.has(componentAddress))
  const tabs =
    boxes.length < 2 ? null : (
      <TabLinks
        label="Boxes"
        look="index"
        tabs={boxes.map(({ componentAddress, name }) => ({
          label: name,
          href: hrefWith(path, { box: componentAddress === site.defaultBox ? undefined : componentAddress }),
          current: componentAddress === current,
        }))}
      />
    )
  return (
    <CatalogAnswer of={found} className="flex flex-col gap-8 pt-7" {...(isPage ? { heading: 'Album' } : {})}>
      {({ album, asOf }) => {
        const places = placesOf(album.kinds)
        // The page sends the browser only the places with a card.
        const cards = places.filter(({ copies }) => copies > 0)
        return (
          <Album
            // Another box is another page, which turns.
            key={current}
            className="pt-2 sm:pt-4"
            headingLevel={isPage ? 1 : 2}
            title={box.name}
            lede={ledeOf(address, album, account.value?.account, isPage)}
            tabs={tabs}
            places={places}
            viewer={<ViewCards places={cards} />}
            counted={<Counted asOf={asOf} />}
            actions={
              <>
                <ShareButton title={`Album of ${shortenAddress(address)}`} variant="primary" />
                {current === site.defaultBox ? (
                  <OpenDialogButton flag="buyModal" size="small">
                    {words.buyTickets}
                  </OpenDialogButton>
                ) : (
                  <ButtonLink size="small" href={boxPath(current)}>
                    Open the box
                  </ButtonLink>
                )}
                <DeferredAlbumComparison address={address} box={current} places={cards} />
              </>
            }
          />
        )
      }}
    </CatalogAnswer>
  )
}

/** “Album of acco...x4kfgt · 11 of 24 kinds · 18 items · rarest: Old Acorn, chance of its kind 1 in 176”. */
function ledeOf(
  address: string,
  { kinds }: CatalogAlbum,
  account: CatalogAccount | undefined,
  isPage: boolean,
): ReactNode {
  const items = kinds.reduce((sum, { owned, waiting }) => sum + owned + waiting, 0)
  // Of this box: the account may have a rarer one from another.
  const rarest = account?.luckiest
  const isHere = kinds.some(
    ({ collection, name, owned, waiting }) =>
      collection === rarest?.collection && name === rarest.name && owned + waiting > 0,
  )
  return (
    <>
      {isPage ? (
        <>
          Album of <Link href={accountPath(address)}>{shortenAddress(address)}</Link>
          {' · '}
        </>
      ) : null}
      {kindsIn({ kinds })} of {kinds.length} kinds · {countText(items, 'item')}
      {rarest && isHere ? ` · rarest: ${itemName(rarest.name)}, chance of its kind ${oddsText(rarest.share)}` : ''}
    </>
  )
}
