import { HomeVariantPage, homeMetadata } from '@/market/home-page'

export const generateMetadata = homeMetadata
export default HomeVariantPage
