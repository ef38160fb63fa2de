import { CategoryPage, categoryMetadata } from '@/market/browse-page'

export const generateMetadata = categoryMetadata
export default CategoryPage
