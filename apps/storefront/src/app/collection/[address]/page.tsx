import { CollectionPage, collectionMetadata } from '@/market/collection-page'

export const generateMetadata = collectionMetadata
export default CollectionPage
