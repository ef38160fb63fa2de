import type { CollectionDetails } from '@lootboxes/catalog'
import { hrefWith } from '@lootboxes/catalog/lists'
import { safeName, safeText } from '@lootboxes/lootbox/client'
import { Address, Avatar, ButtonLink, DataTable, Link, parseRarity, RarityEdge, rarityNames } from '@lootboxes/ui'
import { Fragment } from 'react'
import { FairnessSection } from '@/box/fairness-section'
import { OwnerLink } from '@/client/owner-link'
import { boxPath } from '@/config/paths'
import { readSiteConfig } from '@/config/read-site-config'
import { getCollectionSafety, readFairness } from '@/ledger/box-facts'
import { readCatalog } from '@/ledger/catalog'
import { CatalogAnswer } from './catalog-answer'

type Props = { collection: CollectionDetails }

/** The description of a collection, the boxes it belongs to, and the account of its creator. */
export function CollectionLede({ collection: { boxes, description, dappDefinition, kind } }: Props) {
  return (
    <>
      {safeText(description, 400)}
      {boxes.length === 0 ? null : kind === 'ticket' ? ' Tickets of ' : ' From '}
      {boxes.map(({ address, title }, index) => (
        <Fragment key={address}>
          {index === 0 ? '' : index === boxes.length - 1 ? ' and ' : ', '}
          <Link href={boxPath(address)}>{safeName(title, 'a box')}</Link>
        </Fragment>
      ))}
      {boxes.length === 0 ? ' ' : '. '}
      {dappDefinition === undefined ? null : (
        <>
          Made by <Address address={dappDefinition} label="the creator’s account" />
        </>
      )}
    </>
  )
}

const percentOf = (part: number, whole: number) => `${((part / Math.max(1, whole)) * 100).toFixed(1)} %`

/** The first hundred owners. The CSV file has all of them. */
export async function Owners({ collection: { address, supply } }: Props) {
  const owners = await readCatalog('listHolders', { collection: address, limit: 100 })
  return (
    <CatalogAnswer of={owners}>
      {({ items, total }) => (
        <div className="flex max-w-3xl flex-col gap-5 py-8 pb-14">
          <DataTable
            caption={`${Math.min(items.length, total)} of ${total} owners, by the number of items`}
            rows={items}
            rowKey={(owner) => owner.address}
            columns={[
              {
                header: 'Owner',
                cell: (owner) => (
                  <span className="flex items-center gap-3">
                    <Avatar name={owner.address} size="small" decorative />
                    <OwnerLink address={owner.address} />
                  </span>
                ),
              },
              { header: 'Items', align: 'end', cell: ({ count }) => count },
              { header: 'Share', align: 'end', cell: ({ count }) => (supply === 0 ? '' : percentOf(count, supply)) },
            ]}
          />
          <ButtonLink
            size="small"
            href={hrefWith('/lists/holders.csv', { collection: address })}
            download
            className="self-start"
          >
            Download all owners (CSV)
          </ButtonLink>
        </div>
      )}
    </CatalogAnswer>
  )
}

/** The rarities of a collection, the draws of its boxes, and what others can do to its items. */
export function Fairness({ collection }: Props) {
  const rows = collection.rarities.toSorted((a, b) => rarityNames.rank(b.rarity) - rarityNames.rank(a.rarity))
  const printed = rows.reduce((sum, { items }) => sum + items, 0)
  const [box] = collection.kind === 'loot' ? collection.boxes : []
  return (
    <>
      {rows.length === 0 ? null : (
        <div className="wrap pt-8">
          <DataTable
            caption="Items of each rarity, and where they are"
            rows={rows}
            rowKey={({ rarity }) => rarity}
            columns={[
              { header: 'Rarity', cell: ({ rarity }) => <RarityEdge rarity={parseRarity(rarity)} /> },
              { header: 'Items', align: 'end', cell: ({ items }) => items },
              { header: 'Share', align: 'end', isMinor: true, cell: ({ items }) => percentOf(items, printed) },
              { header: 'In the box', align: 'end', cell: ({ inBox }) => inBox },
              { header: 'Revealed', align: 'end', cell: ({ items, inBox }) => items - inBox },
              { header: 'Redeemed', align: 'end', cell: ({ claimed }) => claimed },
            ]}
          />
        </div>
      )}
      <FairnessSection
        {...(box && { title: `Is ${safeName(box.title, 'the box')} fair?` })}
        fairness={readFairness(box?.address)}
        safety={getCollectionSafety(collection.address)}
        isPreviewable={readSiteConfig().isRevealPreviewable}
      />
    </>
  )
}
