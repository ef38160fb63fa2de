import type { Metadata } from 'next'
import { ConfirmPage } from '@/content/letter-pages'

// The referrer must not contain the token. `no-referrer` is too strict: a form without script would send no origin and be
// refused.
export const metadata: Metadata = { title: 'Confirm', robots: { index: false }, referrer: 'same-origin' }
export default ConfirmPage
