'use client'

import { latePart } from './late-part'

export const LateClearData = latePart(async () => (await import('./clear-data-island')).ClearDataIsland)
