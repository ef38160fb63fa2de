'use client'

import { latePart } from '@/client/late-part'

export const LateExploreShelf = latePart(async () => (await import('./explore-shelf')).ExploreShelf)
export const LateVerifiedMark = latePart(async () => (await import('@lootboxes/ui')).VerifiedMark)
export const LateItemsBrowser = latePart(async () => (await import('./items-browser')).ItemsBrowser)
export const LateActivityTape = latePart(async () => (await import('./activity-tape')).ActivityTape)
