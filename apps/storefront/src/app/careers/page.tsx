import { pageMetadata } from '@/content/mdx-parts'
import { CareersPage } from '@/content/text-pages'

export const generateMetadata = pageMetadata('careers')
export default CareersPage
