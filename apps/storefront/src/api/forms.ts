/** Whether a request claims to be a multipart form that does not parse. Next would answer it with 500 on every page. */
export async function isBrokenForm(request: Request): Promise<boolean> {
  if (request.method !== 'POST' || !/^multipart\/form-data/i.test(request.headers.get('content-type') ?? ''))
    return false
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
