'use client'

import { Address, CopyButton, Dialog, DialogContent, Loading, LootSafety, Skeleton } from '@lootboxes/ui'
import { useEffect, useState } from 'react'
import { focusSheet } from '../dialogs/focus-sheet'
import { useReturnFocus } from '../dialogs/use-return-focus'
import { safetyRules } from '../fairness/safety-rules'
import { useStorefront } from '../shop/shop-provider'
import { useStore } from '../store/use-store'
import { type Piece, piece$ } from './piece'
import { PropertiesTable } from './properties-table'
import { type Properties, readProperties } from './read-properties'

/** Behind the flag `propertiesModal`: a piece's data field by field, what others may do to it, and the raw JSON. */
export function PropertiesDialog() {
  const { flags } = useStorefront()
  const { onCloseAutoFocus } = useReturnFocus()
  const piece = useStore(piece$)
  if (piece === undefined) return null
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : flags.propertiesModal.hide())}>
      <DialogContent
        title={piece.name}
        description={
          <>
            <span className="figure">{piece.id}</span> of <Address address={piece.resource} label="collection" />
          </>
        }
        onOpenAutoFocus={focusSheet}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <PieceProperties piece={piece} />
      </DialogContent>
    </Dialog>
  )
}

function PieceProperties({ piece }: { piece: Piece }) {
  const { shop } = useStorefront()
  const [read, setRead] = useState<Properties | 'failed' | undefined>(undefined)
  useEffect(() => {
    const ended = new AbortController()
    void readProperties(shop, piece, ended.signal).match(setRead, () =>
      ended.signal.aborted ? undefined : setRead('failed'),
    )
    return () => ended.abort()
  }, [shop, piece])
  if (read === 'failed') return <p role="alert">The ledger did not answer. Close this and open it again.</p>
  if (read === undefined)
    return (
      <Loading label="Reading the ledger" className="flex flex-col gap-3">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} />
        ))}
      </Loading>
    )
  return (
    <>
      {read.fields.length === 0 ? (
        <p>The ledger holds no data fields for this piece.</p>
      ) : (
        <PropertiesTable piece={piece} fields={read.fields} />
      )}
      <h3 className="heading text-xl">Once it is yours</h3>
      <LootSafety rules={safetyRules(read.safety)} />
      <div>
        <CopyButton text={read.raw} label="Copy raw JSON" showLabel look="outline" />
      </div>
    </>
  )
}
