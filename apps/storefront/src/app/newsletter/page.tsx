import type { Metadata } from 'next'
import { NewsletterPage } from '@/content/letter-pages'

export const metadata: Metadata = {
  title: 'Newsletter',
  description: 'New posts, and what was out of order and why, by mail.',
  alternates: { canonical: '/newsletter' },
}
export default NewsletterPage
