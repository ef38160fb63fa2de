import { takeUpload } from '@/api/uploads'

export const dynamic = 'force-dynamic'

/** Stores a picture of a new collection. */
export const POST = (request: Request): Promise<Response> => takeUpload(request)
