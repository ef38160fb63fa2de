import { expect, test } from 'vitest'
import { isBrokenForm, isForeignForm } from './forms'

const request = (body: string, type: string) =>
  new Request('http://site.test/api', { method: 'POST', body, headers: { 'content-type': type } })

test.each([
  ['multipart/form-data', '{}', true],
  ['multipart/form-data; boundary=x', 'no part', true],
  ['Multipart/Form-Data; boundary=x', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nnever ends', true],
  ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nv\r\n--x--\r\n', false],
  ['application/json', '{', false],
])('isBrokenForm reads a form (%s) and leaves it for the page: %#', async (type, body, isBroken) => {
  const sent = request(body, type)
  expect(await isBrokenForm(sent)).toBe(isBroken)
  expect(await sent.text(), 'left for the page').toBe(body)
})

test.each([
  ['application/x-www-form-urlencoded', true],
  ['Application/X-WWW-Form-Urlencoded; charset=utf-8', true],
  ['text/plain;charset=UTF-8', false],
])('isBrokenForm refuses an action of a script that is a form without files (%s): %s', async (type, isBroken) => {
  const sent = request('a=b', type)
  expect(await isBrokenForm(sent)).toBe(false)
  sent.headers.set('next-action', '7f'.repeat(20))
  expect(await isBrokenForm(sent)).toBe(isBroken)
})

test.each([
  ['POST', 'https://shop.test', {}, false],
  ['POST', undefined, {}, false],
  ['GET', 'https://evil.test', {}, false],
  ['POST', 'https://evil.test', {}, true],
  ['POST', 'null', {}, true],
  ['POST', 'https://shop.test', { host: '127.0.0.1:3000', 'x-forwarded-host': 'shop.test, inner' }, false],
])('isForeignForm compares the origin with the host: %s from %s, %#', (method, origin, own, isForeign) => {
  const headers = new Headers({ host: 'shop.test', ...(origin === undefined ? {} : { origin }), ...own })
  expect(isForeignForm({ method, headers })).toBe(isForeign)
})
