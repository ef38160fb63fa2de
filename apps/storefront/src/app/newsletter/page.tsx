import type { Metadata } from 'next'
import { NewsletterPage } from '@/content/letter-pages'

export const metadata: Metadata = {
  title: 'Newsletter',
  description: 'New posts of the blog by e-mail.',
  alternates: { canonical: '/newsletter' },
}
export default NewsletterPage
