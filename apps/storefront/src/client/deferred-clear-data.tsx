'use client'

import { deferredPart } from './deferred-part'

export const DeferredClearData = deferredPart(async () => (await import('./clear-data-island')).ClearDataIsland)
