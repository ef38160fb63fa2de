import { AboutPage, aboutMetadata } from '@/content/text-pages'

export const generateMetadata = aboutMetadata
export default AboutPage
