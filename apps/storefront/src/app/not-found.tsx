import type { Metadata } from 'next'
import { DeferredNotFoundPage } from '@/site/deferred-parts'

export const metadata: Metadata = { title: 'Not found' }
export default DeferredNotFoundPage
