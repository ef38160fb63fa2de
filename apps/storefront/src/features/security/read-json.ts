import type { FieldIssue } from '@lootboxes/lootbox'
import { err, ok, type Result } from 'neverthrow'

const longest = 64 * 1024
const tooLong: FieldIssue = { path: 'body', message: `Longer than ${longest} bytes` }

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

/** Body of a request as JSON. The error names what is wrong with it: its type, its length (64 KiB) or its text. */
export async function readJson(request: Request): Promise<Result<unknown, FieldIssue>> {
  const type = request.headers.get('content-type')
  if (type === null || !/^application\/json(?:\s*;|\s*$)/i.test(type))
    return err({ path: 'content-type', message: 'Expected application/json' })
  const declared = request.headers.get('content-length')
  if (declared !== null && Number(declared) > longest) return err(tooLong)
  try {
    // The server ends a body where its declared length does.
    const text = declared === null && request.body !== null ? await readBounded(request.body) : await request.text()
    if (text === undefined || text.length > longest) return err(tooLong)
    return ok(JSON.parse(text))
  } catch {
    return err({ path: 'body', message: 'Expected JSON' })
  }
}
