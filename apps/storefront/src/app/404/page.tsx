import type { Metadata } from 'next'
import { NotFoundPage } from '@/site/not-found-page'

export const metadata: Metadata = { title: 'Not found' }
export default NotFoundPage
