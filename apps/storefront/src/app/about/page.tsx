import { pageMetadata } from '@/content/mdx-parts'
import { AboutPage } from '@/content/text-pages'

export const generateMetadata = pageMetadata('about')
export default AboutPage
