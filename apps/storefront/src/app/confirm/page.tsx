import type { Metadata } from 'next'
import { ConfirmPage } from '@/content/letter-pages'

// The token in the address stays here. No stricter: without a referrer a form without script names no origin, and is refused.
export const metadata: Metadata = { title: 'Confirm', robots: { index: false }, referrer: 'same-origin' }
export default ConfirmPage
