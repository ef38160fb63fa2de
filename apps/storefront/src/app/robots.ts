import { robots } from '@/features/site-files/site-files'

export const dynamic = 'force-dynamic'
export default robots
