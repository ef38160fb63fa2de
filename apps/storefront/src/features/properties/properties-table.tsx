'use client'

import { PropertiesTable as Table } from '@lootboxes/ui'
import { safeText } from '../media/safe-image'
import type { Piece } from './piece'
import { sampleText } from './sample-text'
import { useSample } from './use-sample'
import { type Fields, valueShares } from './value-shares'

/** Short heads: on a phone the values need the room. */
const heads = { name: 'Property', value: 'Value', share: 'How common' }

/** A piece's fields, and how common each value is in its collection, once that was counted. */
export function PropertiesTable({ piece, fields }: { piece: Piece; fields: Fields }) {
  const sample = useSample(piece)
  const shares = typeof sample === 'string' ? undefined : valueShares(fields, sample.pieces)
  return (
    <>
      <Table
        words={heads}
        properties={fields.map(({ name, value }) => ({
          name: safeText(name),
          value: safeText(value, 300),
          share: sample === 'reading' ? 'counting' : shares?.get(name),
        }))}
      />
      <p role="status" className="text-ink-soft text-sm">
        {sample === 'reading'
          ? 'Counting the collection…'
          : sample === 'failed'
            ? 'The ledger did not say how common these values are.'
            : sampleText(sample)}
      </p>
    </>
  )
}
