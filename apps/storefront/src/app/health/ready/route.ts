import { readiness } from '@/api/readiness'

export const dynamic = 'force-dynamic'

/** Whether this instance may receive visitors, and the reasons if not. */
export async function GET(): Promise<Response> {
  const { ready, checks } = await readiness()
  return Response.json({ ready, checks }, { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } })
}
