import type { Metadata } from 'next'
import { ReceiptPage } from '@/features/receipt/receipt-page'

export const metadata: Metadata = { title: 'Receipt', robots: { index: false } }
export default ReceiptPage
