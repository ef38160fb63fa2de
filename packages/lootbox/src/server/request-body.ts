import { err, ok, type Result } from 'neverthrow'
import type { FieldIssue } from '../product-error'

/** Bytes of a request body. */
const MAX_BODY_BYTES = 64 * 1024
const tooLong: FieldIssue = { path: 'body', message: `Longer than ${MAX_BODY_BYTES} bytes` }
const jsonType = /^application\/json(?:\s*;|\s*$)/i

/** A body of a request or a response, of the browser's types or of Node's. */
type ByteStream = {
  getReader(): {
    read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>
    cancel(): Promise<unknown>
  }
}

/** Reads a body of unknown length. Cancels it and returns `undefined` once it is longer than `maxBytes`. */
export async function readBoundedBytes(
  body: ByteStream,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = body.getReader()
  const parts: Uint8Array[] = []
  for (let length = 0; ; ) {
    const { done, value } = await reader.read()
    if (done || value === undefined) return new Uint8Array(Buffer.concat(parts))
    length += value.byteLength
    if (length > maxBytes) {
      await reader.cancel()
      return undefined
    }
    parts.push(value)
  }
}

/** Reads a body of unknown length as text. Cancels it and returns `undefined` once it is longer than `maxBytes`. */
export async function readBounded(body: ByteStream, maxBytes: number): Promise<string | undefined> {
  const bytes = await readBoundedBytes(body, maxBytes)
  return bytes === undefined ? undefined : new TextDecoder().decode(bytes)
}

/** Reads the text of a JSON request. The error names the fault: the content type, or a body over 64 KiB. */
export async function readJsonText(request: Request): Promise<Result<string, FieldIssue>> {
  const { headers, body } = request
  const type = headers.get('content-type')
  if (type !== 'application/json' && (type === null || !jsonType.test(type)))
    return err({ path: 'content-type', message: 'Expected application/json' })
  const declared = headers.get('content-length')
  if (declared !== null && Number(declared) > MAX_BODY_BYTES) return err(tooLong)
  try {
    const text = body === null ? '' : await readBounded(body, MAX_BODY_BYTES)
    return text === undefined ? err(tooLong) : ok(text)
  } catch {
    return err({ path: 'body', message: 'Could not be read' })
  }
}
