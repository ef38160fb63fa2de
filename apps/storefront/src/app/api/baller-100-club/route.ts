export const dynamic = 'force-dynamic'
/** Next finds a folder faster than the pattern `[...path]`, which serves a product of another name. */
export { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } from '@/api/product'
