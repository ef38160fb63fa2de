import { CareersPage, careersMetadata } from '@/content/text-pages'

export const generateMetadata = careersMetadata
export default CareersPage
