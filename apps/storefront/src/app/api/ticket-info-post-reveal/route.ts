import { productRoute } from '@/features/product-api/product-routes'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = productRoute('getTicketInfo')
