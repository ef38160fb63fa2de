import type { Metadata } from 'next'
import { BlogPage } from '@/content/blog-page'

export const metadata: Metadata = {
  title: 'Blog',
  description: 'How the booth works, and how to check that it does.',
  alternates: { canonical: '/blog', types: { 'application/rss+xml': '/blog/feed.xml' } },
}
export default BlogPage
