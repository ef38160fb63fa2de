import { productRoute } from '@/features/product-api/product-route'

export const POST = productRoute('getRevealedTickets')
