import { BoxPage, boxMetadata } from '@/features/box/box-page'

export const generateMetadata = boxMetadata
export default BoxPage
