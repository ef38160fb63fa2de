import { useMemo, useState } from 'react'
import { rising, type StageLoot } from './reveal-order'

const keysOf = (loot: readonly StageLoot[] | undefined) => loot?.map(({ key }) => key).join(' ')

/** The loot with the least probable card last. Chances that arrive later change no order, so that no card moves. */
export function useRising(loot: readonly StageLoot[] | undefined): readonly StageLoot[] | undefined {
  const [first, setFirst] = useState(loot)
  if (keysOf(first) !== keysOf(loot)) setFirst(loot)
  return useMemo(() => {
    const places = new Map(first && rising(first).map(({ key }, place) => [key, place]))
    return loot?.toSorted((a, b) => (places.get(a.key) ?? 0) - (places.get(b.key) ?? 0))
  }, [loot, first])
}
