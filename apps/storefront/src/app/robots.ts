import { robots } from '@/site/site-files'

export const dynamic = 'force-dynamic'
export default robots
