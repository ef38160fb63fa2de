import { takeReport } from '@/api/reports'

export const dynamic = 'force-dynamic'

/** What browsers report: violations of the policy, pages that failed, how orders ended. */
export const POST = (request: Request): Promise<Response> => takeReport(request)
