import { expect, test } from 'vitest'
import { createDevnet } from '../create-devnet'
import { devnetErrorText } from '../devnet-error'
import { callerRefusal } from './caller-refusal'
import { trustedCallers } from './trusted-callers'

const trusted = trustedCallers(['172.17.0.0/16', 'fd00::/8', 'devnet'])
const bridge = { remoteAddress: '172.17.0.1', host: 'devnet:8090', origin: 'http://localhost:3000' }

test.each([
  ['a peer of a container bridge', {}],
  ['an IPv6 peer', { remoteAddress: 'fd00::7' }],
  ['an IPv4 peer on an IPv6 socket', { remoteAddress: '::ffff:172.17.0.9' }],
  ['a page under a trusted name', { origin: 'http://devnet:3000' }],
])('--trust accepts %s', (_, own) => {
  if ('invalid' in trusted) throw new Error(trusted.invalid)
  expect(callerRefusal({ ...bridge, ...own }, trusted)).toBeUndefined()
  expect(callerRefusal({ ...bridge, ...own })).toEqual(expect.any(String))
})

test.each([
  ['another network', { remoteAddress: '172.18.0.1' }],
  ['another name', { host: 'devnet.evil.example' }],
  ['a page of another site', { origin: 'https://evil.example' }],
])('--trust still refuses %s', (_, own) => {
  if ('invalid' in trusted) throw new Error(trusted.invalid)
  expect(callerRefusal({ ...bridge, ...own }, trusted)).toEqual(expect.any(String))
})

test('an entry that is no address, network or name stops the start', async () => {
  for (const entry of ['172.17.0.0/99', 'not a name', 'name/8', '*'])
    expect(trustedCallers([entry])).toEqual({ invalid: entry })
  const error = (await createDevnet({ trust: ['*'] }))._unsafeUnwrapErr()
  expect(devnetErrorText(error)).toContain('“*”')
})
