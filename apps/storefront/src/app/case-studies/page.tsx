import type { Metadata } from 'next'
import { CaseStudiesPage } from '@/content/case-pages'

export const metadata: Metadata = {
  title: 'Case Studies',
  description: 'The result of each box, counted on the ledger.',
  alternates: { canonical: '/case-studies' },
}
export default CaseStudiesPage
