import type { Metadata } from 'next'
import { ContactPage } from '@/content/letter-pages'

export const metadata: Metadata = {
  title: 'Contact',
  description: 'Leave a message for whoever runs this site.',
  alternates: { canonical: '/contact' },
}
export default ContactPage
