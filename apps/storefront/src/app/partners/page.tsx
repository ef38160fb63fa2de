import type { Metadata } from 'next'
import { PartnersPage } from '@/content/text-pages'

export const metadata: Metadata = {
  title: 'Partners',
  description: 'dApps whose account on the ledger and ours name each other.',
  alternates: { canonical: '/partners' },
}
export default PartnersPage
