import type { FieldIssue } from '@lootboxes/lootbox'
import { err, ok, type Result } from 'neverthrow'
import type { Arrivals } from './arrivals'

const longest = 64 * 1024
const tooLong: FieldIssue = { path: 'body', message: `Longer than ${longest} bytes` }
const jsonType = /^application\/json(?:\s*;|\s*$)/i

/** Reads what says no length of its own, and stops where it becomes too long. */
async function readBounded(body: ReadableStream<Uint8Array>): Promise<string | undefined> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > longest) {
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

/**
 * Text of a request that says it is JSON. The error names what is wrong with it: its type, or its length (64 KiB). At
 * once where the body is here already.
 */
export function readText(
  request: Request,
  arrivals?: Arrivals,
): Result<string, FieldIssue> | Promise<Result<string, FieldIssue>> {
  const { headers } = request
  const type = headers.get('content-type')
  if (type !== 'application/json' && (type === null || !jsonType.test(type)))
    return err({ path: 'content-type', message: 'Expected application/json' })
  const declared = headers.get('content-length')
  if (declared !== null && Number(declared) > longest) return err(tooLong)
  const here = arrivals?.textOf(request, longest)
  return here === undefined ? readStream(request, declared) : ok(here)
}
