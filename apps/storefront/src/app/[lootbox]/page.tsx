import { BoxPage, boxMetadata } from '@/box/box-page'

export const generateMetadata = boxMetadata
export default BoxPage
