'use client'

import { displayLocalIds } from '@lootboxes/ledger'
import { type NonFungibleField, safeText, safetyRules, sampleText, valueShares } from '@lootboxes/lootbox/client'
import { useCollectionSample, useProperties } from '@lootboxes/lootbox/react'
import {
  Address,
  CopyButton,
  Dialog,
  DialogContent,
  FramedArtwork,
  focusDialog,
  isTrait,
  Loading,
  LootSafety,
  parseRarity,
  RarityEdge,
  Skeleton,
  PropertiesTable as Table,
  useReturnFocus,
} from '@lootboxes/ui'
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
            <span className="figure">{displayLocalIds([piece.id])}</span> of{' '}
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
        <FramedArtwork rarity={rarity} src={mediaPath(piece.resource, piece.id)} alt="" priority />
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
              words={heads}
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

/** Short, because on a phone the values need the room. */
const heads = { name: 'Property', value: 'Value', share: 'How common' }

/** The NFT's fields, each with the share of its value in the collection once that is counted. */
function PropertiesTable({ piece, fields }: { piece: NonFungible; fields: readonly NonFungibleField[] }) {
  const sample = useCollectionSample(piece)
  const isReading = sample === undefined
  const read = isReading || sample === 'failed' ? undefined : sample
  const shares = read && valueShares(fields, read)
  return (
    <>
      <Table
        words={heads}
        properties={fields.map(({ name, value }) => ({
          name: safeText(name),
          value: safeText(value, 300),
          share: !isTrait({ name, value }) ? undefined : isReading ? 'counting' : shares?.get(name),
        }))}
      />
      <p role="status" className="text-ink-soft text-sm">
        {isReading
          ? 'Counting the collection…'
          : read === undefined
            ? 'The ledger did not answer, so the shares of these values are not known.'
            : sampleText(read)}
      </p>
    </>
  )
}
