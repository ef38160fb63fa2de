import { noRoute } from '@/features/product-api/product-route'

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = noRoute
