import type { Metadata } from 'next'
import { TermsPage } from '@/site/terms-page'

export const metadata: Metadata = {
  title: 'Terms of Service',
  description: 'What you buy, what it costs, who hears from your browser and what it keeps.',
  alternates: { canonical: '/terms' },
}

export default function TermsOfService() {
  return <TermsPage title="Terms of Service" />
}
