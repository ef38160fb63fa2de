import { expect, test } from 'vitest'
import { callerRefusal } from './caller-refusal'

const home = { remoteAddress: '127.0.0.1', host: 'localhost:8090', origin: 'http://localhost:3000' }

test.each([
  ['a page on localhost', {}],
  ['a page on 127.0.0.1', { origin: 'http://127.0.0.1:3000' }],
  ['a page on [::1]', { origin: 'http://[::1]:3000', host: '[::1]:8090' }],
  ['an IPv6 peer', { remoteAddress: '::1' }],
  ['an IPv4 peer on an IPv6 socket', { remoteAddress: '::ffff:127.0.0.1' }],
  ['a program without an Origin', { origin: undefined }],
])('accepts %s', (_, own) => {
  expect(callerRefusal({ ...home, ...own })).toBeUndefined()
})

test.each([
  ['another machine', { remoteAddress: '192.168.0.7' }],
  ['an unknown peer', { remoteAddress: undefined }],
  ['a web page', { origin: 'https://evil.example' }],
  ['a page that looks like home', { origin: 'http://localhost.evil.example' }],
  ['a page with home as its user name', { origin: 'http://localhost@evil.example' }],
  ['a sandboxed page', { origin: 'null' }],
  ['a file', { origin: 'file://' }],
  ['a rebound name', { host: 'evil.example:8090' }],
  ['a name that only begins like home', { host: 'localhost.evil.example' }],
])('refuses %s', (_, own) => {
  expect(callerRefusal({ ...home, ...own })).toEqual(expect.any(String))
})
