import type { FieldIssue } from '@lootboxes/lootbox'
import { err, ok, type Result } from 'neverthrow'

const longest = 64 * 1024
const tooLong: FieldIssue = { path: 'body', message: `Longer than ${longest} bytes` }
const jsonType = /^application\/json(?:\s*;|\s*$)/i

/** Reads what says no length of its own, and stops where it becomes too long. */
export async function readBounded(body: ReadableStream<Uint8Array>, most = longest): Promise<string | undefined> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > most) {
      await reader.cancel()
      return undefined
    }
    text += decoder.decode(value, { stream: true })
  }
}

async function readStream(request: Request, declared: string | null): Promise<Result<string, FieldIssue>> {
  try {
    // The server ends a body where its declared length does.
    const text = declared === null && request.body !== null ? await readBounded(request.body) : await request.text()
    return text === undefined || text.length > longest ? err(tooLong) : ok(text)
  } catch {
    return err({ path: 'body', message: 'Could not be read' })
  }
}

/** Text of a request that says it is JSON. The error names what is wrong with it: its type, or its length (64 KiB). */
export async function readText(request: Request): Promise<Result<string, FieldIssue>> {
  const { headers } = request
  const type = headers.get('content-type')
  if (type !== 'application/json' && (type === null || !jsonType.test(type)))
    return err({ path: 'content-type', message: 'Expected application/json' })
  const declared = headers.get('content-length')
  if (declared !== null && Number(declared) > longest) return err(tooLong)
  return readStream(request, declared)
}

/** Whether it says it is a form with parts and is none. Next reads such forms itself, on every page, and calls what it cannot read a fault of ours. */
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

/** Whether a page of another site sent it. Next refuses such a form, too, but as a fault of its own. */
export function isForeignForm({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean {
  const origin = headers.get('origin')
  if (method !== 'POST' || origin === null) return false
  const host = headers.get('x-forwarded-host')?.split(',')[0]?.trim() ?? headers.get('host')
  return !URL.canParse(origin) || new URL(origin).host !== host
}
