import { receiptJson } from '@/features/receipt/receipt-page'

export const GET = receiptJson
