import type { Metadata } from 'next'
import { StatusPage } from '@/content/status-page'

export const metadata: Metadata = {
  title: 'Status',
  description:
    'The current and past status of the ledger’s Gateway, the boxes, the catalogue, and the newsletter and messages.',
  alternates: { canonical: '/platform_status', types: { 'application/rss+xml': '/platform_status/feed.xml' } },
}
export default StatusPage
