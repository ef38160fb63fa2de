import type { Metadata } from 'next'
import { OfflinePage } from '@/site/offline-page'

export const metadata: Metadata = { title: 'Offline', robots: { index: false } }
export default OfflinePage
