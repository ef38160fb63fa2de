import type { Metadata } from 'next'
import { CaseStudiesPage } from '@/content/case-pages'

export const metadata: Metadata = {
  title: 'Case Studies',
  description: 'What became of each box, counted from the ledger.',
  alternates: { canonical: '/case-studies' },
}
export default CaseStudiesPage
