import { spreadCardRoute } from '@/market/share-cards'

export const dynamic = 'force-dynamic'
export const GET = spreadCardRoute
