import { pageMetadata } from '@/content/mdx-parts'
import { TermsPage } from '@/site/terms-page'

const title = 'Terms of Service'

export const generateMetadata = pageMetadata('terms', { title })
export default () => <TermsPage title={title} />
