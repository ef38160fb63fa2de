import { CaseStudyPage, caseMetadata } from '@/content/case-pages'

export const generateMetadata = caseMetadata
export default CaseStudyPage
