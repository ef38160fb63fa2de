import { listRoute } from '@/market/list-route'

export const GET = listRoute
