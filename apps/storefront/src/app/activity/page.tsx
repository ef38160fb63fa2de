import { ActivityPage, activityMetadata } from '@/market/activity-page'

export const generateMetadata = activityMetadata
export default ActivityPage
