/** Stated, because Next would otherwise wrap each request in a proxy that detects it. */
export const dynamic = 'force-dynamic'
export { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } from '@/api/product'
