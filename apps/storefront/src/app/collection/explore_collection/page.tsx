import { ExplorePage, exploreMetadata } from '@/market/browse-page'

export const generateMetadata = exploreMetadata
export default ExplorePage
