import { caseTable } from '@/content/case-pages'

export const GET = caseTable
