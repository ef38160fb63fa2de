import { radixJson } from '@/site/site-files'

export const dynamic = 'force-dynamic'
export const GET = radixJson
