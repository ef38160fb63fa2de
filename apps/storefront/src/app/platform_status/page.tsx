import type { Metadata } from 'next'
import { StatusPage } from '@/content/status-page'

export const metadata: Metadata = {
  title: 'Status',
  description:
    'How the ledger’s Gateway, the boxes, the catalogue and the letters are doing, now and in the days before.',
  alternates: { canonical: '/platform_status', types: { 'application/rss+xml': '/platform_status/feed.xml' } },
}
export default StatusPage
