import type { Metadata } from 'next'
import { NewsletterPage } from '@/content/letter-pages'

export const metadata: Metadata = {
  title: 'Newsletter',
  description: 'An e-mail for each new post and each outage.',
  alternates: { canonical: '/newsletter' },
}
export default NewsletterPage
