import { type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { StringDecoder } from 'node:string_decoder'
import { createEncoder, type Encoder, type Encoding } from './create-encoder.ts'
import type { PageRewriter } from './rewrite-page.ts'

export type PageDelivery = { rewriter: PageRewriter; encoding: Encoding }

type Done = (error?: Error | null) => void
type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[]

/** Next names the build's style sheets in a header, too; a page that carries them must not have them fetched. */
const withoutSheets = (link: string) =>
  link
    .split(/,\s*(?=<)/)
    .filter((part) => !/;\s*as="?style"?/.test(part))
    .join(', ')

/** A response that can be told to rewrite and compress the page it is given, as it comes. What is no page passes as it is. */
export class PageResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  #delivery: PageDelivery | undefined
  #encoder: Encoder | undefined
  #flushing = false
  readonly #decoder = new StringDecoder('utf8')

  deliver(delivery: PageDelivery): void {
    this.#delivery = delivery
  }

  override writeHead(status: number, second?: string | Headers, third?: Headers): this {
    const given = typeof second === 'string' ? third : second
    if (Array.isArray(given)) return super.writeHead(status, given)
    for (const [name, value] of Object.entries(given ?? {})) if (value !== undefined) this.setHeader(name, value)
    if (this.#delivery !== undefined && String(this.getHeader('content-type')).startsWith('text/html'))
      this.#encoder ??= this.#open(this.#delivery)
    return typeof second === 'string' ? super.writeHead(status, second) : super.writeHead(status)
  }

  override write(chunk: unknown, second?: BufferEncoding | Done, third?: Done): boolean {
    if (this.#delivery !== undefined && !this.headersSent) this.writeHead(this.statusCode)
    if (this.#encoder === undefined)
      return typeof second === 'function' ? super.write(chunk, second) : super.write(chunk, second ?? 'utf8', third)
    this.#encoder.stream.write(this.#rewrite(chunk))
    this.#flushSoon(this.#encoder)
    const done = typeof second === 'function' ? second : third
    if (done !== undefined) process.nextTick(done)
    return true
  }

  override end(first?: unknown, second?: BufferEncoding | (() => void), third?: () => void): this {
    if (this.#delivery !== undefined && !this.headersSent) this.writeHead(this.statusCode)
    if (this.#encoder === undefined)
      return typeof second === 'function' ? super.end(first, second) : super.end(first, second ?? 'utf8', third)
    const done = typeof second === 'function' ? second : third
    if (done !== undefined) this.once('finish', done)
    if (!this.#encoder.stream.writableEnded)
      this.#encoder.stream.end(this.#rewrite(typeof first === 'function' ? undefined : first, true))
    return this
  }

  #open({ encoding }: PageDelivery): Encoder {
    const encoder = createEncoder(encoding)
    encoder.stream.on('data', (bytes: Uint8Array) => super.write(bytes))
    encoder.stream.on('end', () => super.end())
    this.once('close', () => encoder.stream.destroy())
    this.removeHeader('content-length')
    if (encoding !== 'identity') this.setHeader('content-encoding', encoding)
    const link = withoutSheets(String(this.getHeader('link') ?? ''))
    if (link === '') this.removeHeader('link')
    else this.setHeader('link', link)
    return encoder
  }

  #rewrite(chunk: unknown, last = false): string {
    const text = chunk instanceof Uint8Array ? this.#decoder.write(chunk) : typeof chunk === 'string' ? chunk : ''
    const rewriter = this.#delivery?.rewriter
    if (rewriter === undefined) return text
    return last ? rewriter.push(text + this.#decoder.end()) + rewriter.end() : rewriter.push(text)
  }

  /** Once for all that Next writes in one go. */
  #flushSoon(encoder: Encoder): void {
    if (this.#flushing) return
    this.#flushing = true
    setImmediate(() => {
      this.#flushing = false
      if (!encoder.stream.writableEnded && !encoder.stream.destroyed) encoder.flush()
    })
  }
}
