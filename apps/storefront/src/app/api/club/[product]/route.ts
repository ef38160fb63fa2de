import { productRoute } from '@/features/product-api/product-route'

/** Reached as `/api/{product}-100-club` by the rewrite of next.config.ts (trap T18). */
export const POST = productRoute('getClub')
