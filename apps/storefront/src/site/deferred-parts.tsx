'use client'

import { deferredPart } from '@/client/deferred-part'

export const DeferredWalletNotice = deferredPart(async () => (await import('@/wallet/wallet-notice')).WalletNotice)
export const DeferredHeader = deferredPart(async () => (await import('./site-header')).SiteHeader)
export const DeferredFooter = deferredPart(async () => (await import('./site-footer')).SiteFooter)
export const DeferredNotFoundPage = deferredPart(async () => (await import('./not-found-page')).NotFoundPage)
