import { err, ok, type Result } from 'neverthrow'

const longest = 64 * 1024

/** Body of a request as JSON; refuses what is longer than any honest question (64 KiB) and what is no JSON. */
export async function readJson(request: Request): Promise<Result<unknown, 'too-long' | 'not-json'>> {
  const declared = Number(request.headers.get('content-length') ?? '0')
  if (declared > longest) return err('too-long')
  const text = await request.text()
  if (text.length > longest) return err('too-long')
  try {
    return ok(JSON.parse(text))
  } catch {
    return err('not-json')
  }
}
