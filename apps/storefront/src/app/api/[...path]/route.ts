export const dynamic = 'force-dynamic'
/** `/api/{product}-100-club` of a product with another name (trap T18), and the JSON 404 of every other path. */
export { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } from '@/api/product'
