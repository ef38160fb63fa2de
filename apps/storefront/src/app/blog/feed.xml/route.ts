import { blogFeed } from '@/content/blog-page'

export const dynamic = 'force-dynamic'
export const GET = blogFeed
