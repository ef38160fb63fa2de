import { openApi } from '@/features/product-api/open-api'

export const GET = (): Response => Response.json(openApi, { headers: { 'cache-control': 'public, max-age=300' } })
