import type { Metadata } from 'next'
import { NotFoundPage } from '@/features/not-found/not-found-page'

export const metadata: Metadata = { title: 'Not found' }
export default NotFoundPage
