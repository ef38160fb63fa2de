import { radixJson } from '@/features/site-files/site-files'

export const dynamic = 'force-dynamic'
export const GET = radixJson
