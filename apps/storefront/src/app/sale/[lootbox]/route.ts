import { saleRoute } from '@/box/sale-route'

export const dynamic = 'force-dynamic'
export const GET = saleRoute
