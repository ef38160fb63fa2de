import { expect, test } from 'vitest'
import { isBrokenForm, isForeignForm, readText } from './request-body'

const request = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request('http://site.test/api', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
    duplex: 'half',
  } as RequestInit)

const streamOf = (parts: readonly Uint8Array[]) => {
  const state = { pulled: 0, cancelled: false }
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        const part = parts[state.pulled]
        state.pulled += 1
        if (part) controller.enqueue(part)
        else controller.close()
      },
      cancel: () => {
        state.cancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { stream, state }
}

test('reads text, with a declared length and without', async () => {
  const text = '{"name":"盒"}'
  const bytes = new TextEncoder().encode(text)
  const { stream } = streamOf([bytes.slice(0, 10), bytes.slice(10)])
  expect((await readText(request(stream)))._unsafeUnwrap()).toBe(text)
  const declared = request(text, {
    'content-length': `${bytes.length}`,
    'content-type': 'Application/JSON; charset=utf-8',
  })
  expect((await readText(declared))._unsafeUnwrap()).toBe(text)
})

test.each(['text/plain', 'application/jsonp', 'application/x-www-form-urlencoded'])('refuses %s', async (type) =>
  expect((await readText(request('{}', { 'content-type': type })))._unsafeUnwrapErr()).toEqual({
    path: 'content-type',
    message: 'Expected application/json',
  }),
)

test('a body too long is refused by what it says, or as soon as it is', async () => {
  const tooLong = { path: 'body', message: 'Longer than 65536 bytes' }
  expect((await readText(request('{}', { 'content-length': '65537' })))._unsafeUnwrapErr()).toEqual(tooLong)
  const { stream, state } = streamOf(Array.from({ length: 100 }, () => new Uint8Array(10_000).fill(32)))
  expect((await readText(request(stream)))._unsafeUnwrapErr()).toEqual(tooLong)
  expect(state).toEqual({ pulled: 7, cancelled: true })
})

test.each([
  ['multipart/form-data', '{}', true],
  ['multipart/form-data; boundary=x', 'no part', true],
  ['Multipart/Form-Data; boundary=x', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nnever ends', true],
  ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nv\r\n--x--\r\n', false],
  ['application/json', '{', false],
])('a form (%s) that no page could read: %#', async (type, body, isBroken) => {
  const sent = request(body, { 'content-type': type })
  expect(await isBrokenForm(sent)).toBe(isBroken)
  expect(await sent.text(), 'left for the page').toBe(body)
})

test.each([
  ['POST', 'https://shop.test', {}, false],
  ['POST', undefined, {}, false],
  ['GET', 'https://evil.test', {}, false],
  ['POST', 'https://evil.test', {}, true],
  ['POST', 'null', {}, true],
  ['POST', 'https://shop.test', { host: '127.0.0.1:3000', 'x-forwarded-host': 'shop.test, inner' }, false],
])('%s with the origin %s: %#', (method, origin, own, isForeign) => {
  const headers = new Headers({ host: 'shop.test', ...(origin === undefined ? {} : { origin }), ...own })
  expect(isForeignForm({ method, headers })).toBe(isForeign)
})
