import { ItemPage, itemMetadata } from '@/market/item-page'

export const generateMetadata = itemMetadata
export default ItemPage
