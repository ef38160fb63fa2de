'use client'

import type { ItemProperties } from '@lootboxes/catalog/lists'
import { fetchProperties } from '@lootboxes/catalog/react'
import { displayLocalIds } from '@lootboxes/ledger'
import { type NonFungibleField, safeText, safetyRules, sampleText, valueShares } from '@lootboxes/lootbox/client'
import { useCollectionSample, useLootboxQueryClient, useProperties } from '@lootboxes/lootbox/react'
import {
  Address,
  CopyButton,
  Dialog,
  DialogContent,
  FramedArtwork,
  focusDialog,
  formatCount,
  isTrait,
  Loading,
  LootSafety,
  parseRarity,
  RarityEdge,
  rarityNames,
  Skeleton,
  PropertiesTable as Table,
  useReturnFocus,
} from '@lootboxes/ui'
import { useQuery } from '@tanstack/react-query'
import { useClient, useStore } from '@/client/use-client'
import { mediaPath } from '@/config/paths'
import { type NonFungible, shownNonFungible$ } from './properties-button'

/** Behind the flag `propertiesModal`: the NFT's data field by field, what others may do with it, and the raw JSON. */
export function PropertiesDialog() {
  const { flags } = useClient()
  const { onCloseAutoFocus } = useReturnFocus()
  const piece = useStore(shownNonFungible$)
  if (piece === undefined) return null
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : flags.propertiesModal.hide())}>
      <DialogContent
        title={piece.name}
        description={
          <>
            <span className="figure">{displayLocalIds([piece.id])}</span> · Address of the collection:{' '}
            <Address address={piece.resource} label="collection" />
          </>
        }
        onOpenAutoFocus={focusDialog}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <Properties piece={piece} />
      </DialogContent>
    </Dialog>
  )
}

function Properties({ piece }: { piece: NonFungible }) {
  const properties = useProperties(piece)
  if (properties === 'failed') return <p role="alert">The ledger did not answer. Close this and open it again.</p>
  if (properties === undefined)
    return (
      <Loading label="Reading the ledger" className="flex flex-col gap-3">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} />
        ))}
      </Loading>
    )
  const rarity = parseRarity(properties.fields.find(({ name }) => name === 'rarity')?.value)
  return (
    <>
      <div className="mx-auto flex w-full max-w-56 flex-col gap-2">
        <FramedArtwork rarity={rarity} src={mediaPath(piece.resource, piece.id)} alt="" flagged={piece.nfsw} priority />
        <RarityEdge rarity={rarity} />
      </div>
      {properties.fields.length === 0 ? (
        <p>This item has no data fields on the ledger.</p>
      ) : (
        <PropertiesTable piece={piece} fields={properties.fields.filter((field) => !isRaw(field))} />
      )}
      <h3 className="heading text-xl">Once it is yours</h3>
      <LootSafety rules={safetyRules(properties.safety)} />
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-medium">Raw fields</summary>
        <div className="flex flex-col items-start gap-3">
          {properties.fields.some(isRaw) ? (
            <Table
              caption="Raw fields"
              properties={properties.fields.filter(isRaw).map(({ name, value }) => ({
                name: safeText(name),
                value: safeText(value, 300),
                share: undefined,
              }))}
            />
          ) : null}
          <CopyButton text={properties.raw} label="Copy raw JSON" showLabel variant="outline" />
        </div>
      </details>
    </>
  )
}

/** Addresses of pictures and documents, which a reader does not need. */
const isRaw = ({ value }: { value: string }) => /^(?:https?|ipfs|data):/.test(value)

type TableProps = { piece: NonFungible; fields: readonly NonFungibleField[] }

/** The NFT's fields with the shares of their values: counted by the catalog as on the item's page, else estimated. */
function PropertiesTable({ piece, fields }: TableProps) {
  const { resource, id } = piece
  const { data, isError } = useQuery(
    {
      queryKey: ['counted-properties', resource, id],
      queryFn: ({ signal }) => fetchProperties({ item: `${resource}:${id}` }, signal),
    },
    useLootboxQueryClient(),
  )
  if (isError) return <SampledTable piece={piece} fields={fields} />
  if (data === undefined) return <SharesTable fields={fields} />
  const shares = countedShares(data)
  return (
    <SharesTable
      fields={fields}
      shares={shares}
      of={data.supply}
      note={shares.size > 0 ? `Counted over all ${formatCount(data.supply)} items.` : ''}
    />
  )
}

const countedShares = ({ fields, supply }: ItemProperties): ReadonlyMap<string, number> =>
  new Map(fields.flatMap(({ name, alike }) => (alike === undefined || supply === 0 ? [] : [[name, alike / supply]])))

/** The same for an item that the catalog does not have, or not at the moment. */
function SampledTable({ piece, fields }: TableProps) {
  const sample = useCollectionSample(piece)
  if (sample === undefined) return <SharesTable fields={fields} />
  const note = 'The ledger did not answer, so the shares of these values are not known.'
  return sample === 'failed' ? (
    <SharesTable fields={fields} shares={noShares} note={note} />
  ) : (
    <SharesTable
      fields={fields}
      shares={valueShares(fields, sample)}
      of={sample.nonFungibles.length}
      note={sampleText(sample)}
    />
  )
}

const noShares: ReadonlyMap<string, number> = new Map()

/** Undefined shares are being counted. They are shares of `of` items. */
type SharesProps = Pick<TableProps, 'fields'> & { shares?: ReadonlyMap<string, number>; of?: number; note?: string }

const SharesTable = ({ fields, shares, of, note = 'Counting the collection…' }: SharesProps) => (
  <>
    <Table
      properties={fields.map(({ name, value }) => ({
        name: safeText(name),
        value: name === 'rarity' ? rarityNames.label(value) : safeText(value, 300),
        of,
        share: !isTrait({ name, value }) ? undefined : shares ? shares.get(name) : 'counting',
      }))}
    />
    <p role="status" className="text-ink-soft text-sm">
      {note}
    </p>
  </>
)
