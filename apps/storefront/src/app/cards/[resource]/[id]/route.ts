import { itemCardRoute } from '@/market/share-cards'

export const dynamic = 'force-dynamic'
export const GET = itemCardRoute
