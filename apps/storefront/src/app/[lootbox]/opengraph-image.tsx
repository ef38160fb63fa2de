import { pathCard } from '@/box/box-card'

export const dynamic = 'force-dynamic'
export const alt = 'A box: its name, price, what is left and the best odds'
export const size = { width: 1200, height: 630 }
export const contentType = 'image/png'
export default pathCard
