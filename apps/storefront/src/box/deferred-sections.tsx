'use client'

import { deferredPart } from '@/client/deferred-part'

/** Sections whose HTML is not repeated in the page's data. */
export const DeferredSupply = deferredPart(async () => (await import('./live-supply')).LiveSupply)
export const DeferredOdds = deferredPart(async () => (await import('@lootboxes/ui')).OddsSection)
export const DeferredHowItWorks = deferredPart(async () => (await import('@lootboxes/ui')).HowItWorks)
export const DeferredQuestions = deferredPart(async () => (await import('./questions')).Questions)
export const DeferredRecents = deferredPart(async () => (await import('./recents')).Recents)
export const DeferredFairness = deferredPart(async () => (await import('@lootboxes/ui')).FairnessSection)
export const DeferredLootRules = deferredPart(async () => (await import('@lootboxes/ui')).LootRules)
