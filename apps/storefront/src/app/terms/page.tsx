import type { Metadata } from 'next'
import { TermsPage } from '@/site/terms-page'

export const metadata: Metadata = {
  title: 'Terms and Privacy',
  description: 'What you buy, what it costs, who hears from your browser and what it keeps.',
  alternates: { canonical: '/terms' },
}
export default TermsPage
