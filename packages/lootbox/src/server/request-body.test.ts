import { expect, test } from 'vitest'
import { readJsonText } from './request-body'

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
  expect((await readJsonText(request(stream)))._unsafeUnwrap()).toBe(text)
  const declared = request(text, {
    'content-length': `${bytes.length}`,
    'content-type': 'Application/JSON; charset=utf-8',
  })
  expect((await readJsonText(declared))._unsafeUnwrap()).toBe(text)
})

test.each(['text/plain', 'application/jsonp', 'application/x-www-form-urlencoded'])('refuses %s', async (type) =>
  expect((await readJsonText(request('{}', { 'content-type': type })))._unsafeUnwrapErr()).toEqual({
    path: 'content-type',
    message: 'Expected application/json',
  }),
)

test('refuses a body that declares too much, and stops reading one that grows too long', async () => {
  const tooLong = { path: 'body', message: 'Longer than 65536 bytes' }
  expect((await readJsonText(request('{}', { 'content-length': '65537' })))._unsafeUnwrapErr()).toEqual(tooLong)
  const more = request('x'.repeat(70_000), { 'content-length': '2' })
  expect((await readJsonText(more))._unsafeUnwrapErr(), 'more than it declares').toEqual(tooLong)
  const { stream, state } = streamOf(Array.from({ length: 100 }, () => new Uint8Array(10_000).fill(32)))
  expect((await readJsonText(request(stream)))._unsafeUnwrapErr()).toEqual(tooLong)
  expect(state).toEqual({ pulled: 7, cancelled: true })
})
