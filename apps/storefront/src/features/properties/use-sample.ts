'use client'

import { useEffect, useState } from 'react'
import { pageGateway } from '../ledger/page-gateway'
import { useStorefront } from '../shop/shop-provider'
import type { Piece } from './piece'
import { readSample, type Sample } from './read-sample'

export type SampleState = 'reading' | 'failed' | Sample

/** A piece's collection, read while somebody looks at the piece and no longer. */
export function useSample(piece: Piece): SampleState {
  const { shop } = useStorefront()
  const [sample, setSample] = useState<SampleState>('reading')
  useEffect(() => {
    const ended = new AbortController()
    void readSample(pageGateway(shop), piece, ended.signal).match(setSample, () =>
      ended.signal.aborted ? undefined : setSample('failed'),
    )
    return () => ended.abort()
  }, [shop, piece])
  return sample
}
