'use client'

import { useEffect } from 'react'
import type { SeasonalScript } from '../../../site.config'
import { inSeason, isTrusted } from './seasonal'

/** A third party's decoration while the footer is shown: in season, by its hash, and where motion is welcome (trap T9). */
export function SeasonalIsland({ script }: { script: SeasonalScript }) {
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (still || !isTrusted(script) || !inSeason(script, new Date())) return
    const element = document.createElement('script')
    Object.assign(element, { src: script.src, integrity: script.integrity, crossOrigin: 'anonymous', async: true })
    document.body.append(element)
    return () => element.remove()
  }, [script])
  return null
}
