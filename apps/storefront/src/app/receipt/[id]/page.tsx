import type { Metadata } from 'next'
import { ReceiptPage } from '@/receipt/receipt-page'

export const metadata: Metadata = { title: 'Receipt', robots: { index: false } }
export default ReceiptPage
