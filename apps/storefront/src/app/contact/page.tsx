import type { Metadata } from 'next'
import { ContactPage } from '@/content/letter-pages'

export const metadata: Metadata = {
  title: 'Contact',
  description: 'Send a message to the operator of this site.',
  alternates: { canonical: '/contact' },
}
export default ContactPage
