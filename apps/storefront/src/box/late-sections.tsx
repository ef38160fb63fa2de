'use client'

import { latePart } from '@/client/late-part'

/** Sections whose HTML is not repeated in the page's data. */
export const LateSupply = latePart(async () => (await import('./live-supply')).LiveSupply)
export const LateOdds = latePart(async () => (await import('@lootboxes/ui')).OddsSection)
export const LateHowItWorks = latePart(async () => (await import('@lootboxes/ui')).HowItWorks)
export const LateQuestions = latePart(async () => (await import('./questions')).Questions)
export const LateRecents = latePart(async () => (await import('./recents')).Recents)
export const LateFairness = latePart(async () => (await import('./fairness')).Fairness)
export const LateLootRules = latePart(async () => (await import('./fairness')).LootRules)
