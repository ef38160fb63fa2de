import { receiptJson } from '@/receipt/receipt-page'

export const GET = receiptJson
