/**
 * Whether a request claims to be a multipart form that does not parse, or an action of a script in the encoding of forms that
 * only browsers without scripts send. Next would answer both with 500 on every page.
 */
export async function isBrokenForm(request: Request): Promise<boolean> {
  const type = request.headers.get('content-type') ?? ''
  if (request.method !== 'POST') return false
  if (/^application\/x-www-form-urlencoded/i.test(type)) return request.headers.has('next-action')
  if (!/^multipart\/form-data/i.test(type)) return false
  try {
    await request.clone().formData()
    return false
  } catch {
    return true
  }
}

/** Whether a page of another site sent the form. Next refuses such a form, too, but with 500. */
export function isForeignForm({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  const origin = headers.get('origin')
  if (method !== 'POST' || origin === null) return false
  const host = headers.get('x-forwarded-host')?.split(',')[0]?.trim() ?? headers.get('host')
  return !URL.canParse(origin) || new URL(origin).host !== host
}
