import { productRoute } from '@/features/product-api/product-routes'

/** Said beforehand: otherwise Next watches each request through a proxy to find out. */
export const dynamic = 'force-dynamic'

/** Reached as `/api/{product}-100-club` by the rewrite of next.config.ts (trap T18). */
export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = productRoute('getClub')
