import type { Metadata } from 'next'
import { SearchPage } from '@/market/search-page'

export const metadata: Metadata = { title: 'Search', robots: { index: false } }
export default SearchPage
