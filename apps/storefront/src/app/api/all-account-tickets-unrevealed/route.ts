import { productRoute } from '@/api/product-routes'

/** Said beforehand: otherwise Next watches each request through a proxy to find out. */
export const dynamic = 'force-dynamic'
export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = productRoute('getUnrevealedTickets')
