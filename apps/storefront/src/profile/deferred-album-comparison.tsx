'use client'

import { deferredPart } from '@/client/deferred-part'

export const DeferredAlbumComparison = deferredPart(async () => (await import('./album-comparison')).AlbumComparison)
