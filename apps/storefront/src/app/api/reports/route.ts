import { takeReport } from '@/api/reports'

export const dynamic = 'force-dynamic'

/** Reports of browsers: policy violations, failed pages and the results of orders. */
export const POST = (request: Request): Promise<Response> => takeReport(request)
