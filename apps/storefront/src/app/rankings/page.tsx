import { RankingsPage, rankingsMetadata } from '@/market/rankings-page'

export const generateMetadata = rankingsMetadata
export default RankingsPage
