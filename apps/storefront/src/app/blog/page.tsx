import type { Metadata } from 'next'
import { BlogPage } from '@/content/blog-page'

export const metadata: Metadata = {
  title: 'Blog',
  description: 'How this shop works, and how to check it.',
  alternates: { canonical: '/blog', types: { 'application/rss+xml': '/blog/feed.xml' } },
}
export default BlogPage
