'use client'

import { latePart } from '@/client/late-part'

/** Sections without state: the HTML has them once, and not again in the page's data. */
export const LateOdds = latePart(async () => (await import('@lootboxes/ui')).OddsSection)
export const LateHowItWorks = latePart(async () => (await import('@lootboxes/ui')).HowItWorks)
export const LateQuestions = latePart(async () => (await import('./questions')).Questions)
