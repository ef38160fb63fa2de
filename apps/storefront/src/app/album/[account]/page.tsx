import { AlbumPage, albumMetadata } from '@/profile/album-page'

export const generateMetadata = albumMetadata
export default AlbumPage
