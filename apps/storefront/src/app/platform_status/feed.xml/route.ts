import { statusFeed } from '@/content/status-page'

export const dynamic = 'force-dynamic'
export const GET = statusFeed
