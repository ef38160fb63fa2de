import { CollectionsPage, collectionsMetadata } from '@/market/collections-page'

export const generateMetadata = collectionsMetadata
export default CollectionsPage
