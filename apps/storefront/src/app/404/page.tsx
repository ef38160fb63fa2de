import type { Metadata } from 'next'
import { LateNotFoundPage } from '@/site/late-parts'

export const metadata: Metadata = { title: 'Not found' }
export default LateNotFoundPage
