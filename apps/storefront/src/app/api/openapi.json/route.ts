import { openApi } from '@/api/open-api'
import { hardened } from '@/api/reply'

export const GET = (): Response =>
  Response.json(openApi, { headers: { ...hardened, 'cache-control': 'public, max-age=300' } })
