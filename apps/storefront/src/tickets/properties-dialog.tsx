'use client'

import { displayLocalIds } from '@lootboxes/ledger'
import { safeText } from '@lootboxes/lootbox/client'
import {
  Address,
  CopyButton,
  Dialog,
  DialogContent,
  FramedArtwork,
  Loading,
  LootSafety,
  parseRarity,
  RarityEdge,
  Skeleton,
  PropertiesTable as Table,
} from '@lootboxes/ui'
import { useQuery } from '@tanstack/react-query'
import { focusSheet, useReturnFocus } from '@/client/dialogs'
import { pageGateway } from '@/client/page-gateway'
import { orThrow, useQueries } from '@/client/queries'
import { useClient, useStore } from '@/client/use-client'
import { mediaPath } from '@/config/paths'
import { type Fields, readProperties, readSample, sampleText, valueShares } from './properties'
import { type NonFungible, shownNonFungible$ } from './properties-button'
import { safetyRules } from './safety-rules'

/** Behind the flag `propertiesModal`: a piece's data field by field, what others may do to it, and the raw JSON. */
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
        onOpenAutoFocus={focusSheet}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <Properties piece={piece} />
      </DialogContent>
    </Dialog>
  )
}

function Properties({ piece }: { piece: NonFungible }) {
  const { site } = useClient()
  const { data, isError } = useQuery(
    {
      queryKey: ['non-fungible', piece.resource, piece.id, 'properties'],
      queryFn: ({ signal }) =>
        orThrow(readProperties({ gateway: pageGateway(site), networkId: site.networkId, signal }, piece)),
      gcTime: 0,
    },
    useQueries(),
  )
  if (isError) return <p role="alert">The ledger did not answer. Close this and open it again.</p>
  const rarity = parseRarity(data?.fields.find(({ name }) => name === 'rarity')?.value)
  if (data === undefined)
    return (
      <Loading label="Reading the ledger" className="flex flex-col gap-3">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} />
        ))}
      </Loading>
    )
  return (
    <>
      <div className="mx-auto flex w-full max-w-56 flex-col gap-2">
        <FramedArtwork rarity={rarity} src={mediaPath(piece.resource, piece.id)} alt="" priority />
        <RarityEdge rarity={rarity} />
      </div>
      {data.fields.length === 0 ? (
        <p>The ledger holds no data fields for this piece.</p>
      ) : (
        <PropertiesTable piece={piece} fields={data.fields.filter((field) => !isRaw(field))} />
      )}
      <h3 className="heading text-xl">Once it is yours</h3>
      <LootSafety rules={safetyRules(data.safety)} />
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-medium">Raw fields</summary>
        <div className="flex flex-col items-start gap-3">
          {data.fields.some(isRaw) ? (
            <Table
              caption="Raw fields"
              words={heads}
              properties={data.fields.filter(isRaw).map(({ name, value }) => ({
                name: safeText(name),
                value: safeText(value, 300),
                share: undefined,
              }))}
            />
          ) : null}
          <CopyButton text={data.raw} label="Copy raw JSON" showLabel variant="outline" />
        </div>
      </details>
    </>
  )
}

/** Where something else is kept, which tells nobody anything as it stands. */
const isRaw = ({ value }: { value: string }) => /^(?:https?|ipfs|data):/.test(value)

/** Short heads: on a phone the values need the room. */
const heads = { name: 'Property', value: 'Value', share: 'How common' }

/** A piece's fields, and how common each value is in its collection, once that was counted. */
function PropertiesTable({ piece, fields }: { piece: NonFungible; fields: Fields }) {
  const { site } = useClient()
  const { data: sample, isError } = useQuery(
    {
      queryKey: ['non-fungible', piece.resource, piece.id, 'collection'],
      queryFn: ({ signal }) => orThrow(readSample(pageGateway(site), piece, signal)),
      gcTime: 0,
    },
    useQueries(),
  )
  const shares = sample && valueShares(fields, sample.pieces)
  const isReading = sample === undefined && !isError
  return (
    <>
      <Table
        words={heads}
        properties={fields.map(({ name, value }) => ({
          name: safeText(name),
          value: safeText(value, 300),
          share: isReading ? 'counting' : shares?.get(name),
        }))}
      />
      <p role="status" className="text-ink-soft text-sm">
        {isReading
          ? 'Counting the collection…'
          : sample === undefined
            ? 'The ledger did not say how common these values are.'
            : sampleText(sample)}
      </p>
    </>
  )
}
