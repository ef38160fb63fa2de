import { UserPage, userMetadata } from '@/profile/user-page'

export const generateMetadata = userMetadata
export default UserPage
