'use client'

import { deferredPart } from '@/client/deferred-part'

export const DeferredExploreShelf = deferredPart(async () => (await import('./explore-shelf')).ExploreShelf)
export const DeferredVerifiedMark = deferredPart(async () => (await import('@lootboxes/ui')).VerifiedMark)
export const DeferredItemsBrowser = deferredPart(async () => (await import('./items-browser')).ItemsBrowser)
export const DeferredActivityTape = deferredPart(async () => (await import('./activity-tape')).ActivityTape)
