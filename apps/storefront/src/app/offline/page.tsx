import type { Metadata } from 'next'
import { OfflinePage } from '@/features/offline/offline-page'

export const metadata: Metadata = { title: 'Offline', robots: { index: false } }
export default OfflinePage
