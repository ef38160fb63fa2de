import { productRoute } from '@/features/product-api/product-routes'

/** Reached as `/api/{product}-100-club` by the rewrite of next.config.ts (trap T18). */
export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = productRoute('getClub')
