import { CreatePage, createMetadata } from '@/market/create-page'

export const generateMetadata = createMetadata
export default CreatePage
