import { openApi } from '@/features/product-api/open-api'
import { hardened } from '@/features/product-api/reply'

export const GET = (): Response =>
  Response.json(openApi, { headers: { ...hardened, 'cache-control': 'public, max-age=300' } })
