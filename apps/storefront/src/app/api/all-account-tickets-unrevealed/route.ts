export const dynamic = 'force-dynamic'
export { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } from '@/api/product'
