import { HomePage, homeMetadata } from '@/market/home-page'

export const generateMetadata = homeMetadata
export default HomePage
