import { PostPage, postMetadata, postNames } from '@/content/blog-page'

export const dynamicParams = false
export const generateStaticParams = postNames
export const generateMetadata = postMetadata
export default PostPage
