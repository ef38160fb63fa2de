import { homeCard } from '@/box/box-card'

export const dynamic = 'force-dynamic'
export const alt = 'The box on sale: its name, price, what is left and the best odds'
export const size = { width: 1200, height: 630 }
export const contentType = 'image/png'
export default homeCard
