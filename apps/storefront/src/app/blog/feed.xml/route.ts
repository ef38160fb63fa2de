import { blogFeed } from '@/content/blog-feed'

export const dynamic = 'force-dynamic'
export const GET = blogFeed
