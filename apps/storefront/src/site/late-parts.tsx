'use client'

import { latePart } from '@/client/late-part'

export const LateWalletNotice = latePart(async () => (await import('@/wallet/wallet-notice')).WalletNotice)
export const LateHeader = latePart(async () => (await import('./site-header')).SiteHeader)
export const LateFooter = latePart(async () => (await import('./site-footer')).SiteFooter)
export const LateNotFoundPage = latePart(async () => (await import('./not-found-page')).NotFoundPage)
