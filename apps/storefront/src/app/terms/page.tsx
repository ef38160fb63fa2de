import { pageMetadata } from '@/content/mdx-parts'
import { TermsPage } from '@/site/terms-page'

export const generateMetadata = pageMetadata('terms')
export default () => <TermsPage />
