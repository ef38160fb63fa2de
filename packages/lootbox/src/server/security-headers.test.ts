import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-headers'

const policy = (own: Partial<Parameters<typeof contentSecurityPolicy>[0]> = {}) =>
  Object.fromEntries(
    contentSecurityPolicy({
      nonce: 'n0',
      gatewayUrl: 'https://mainnet.radixdlt.com',
      devnetUrl: undefined,
      relayUrl: undefined,
      widgetUrl: undefined,
      reportUrl: '/api/reports',
      development: false,
      ...own,
    })
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  )

test('scripts run by nonce only', () => {
  expect(policy()['script-src']).toEqual(["'nonce-n0'", "'strict-dynamic'"])
})

test('the page talks to itself and the gateway', () => {
  expect(policy()['connect-src']).toEqual(["'self'", 'https://mainnet.radixdlt.com'])
})

test('on a phone the page may talk to the relay, too', () => {
  expect(policy({ relayUrl: 'https://relay.example/api/v1' })['connect-src']).toEqual([
    "'self'",
    'https://mainnet.radixdlt.com',
    'https://relay.example',
  ])
})

test('frames are for the trade widget only', () => {
  expect(policy()['frame-src']).toEqual(["'none'"])
  expect(policy({ widgetUrl: 'https://trade.example/widget?x=1' })['frame-src']).toEqual(['https://trade.example'])
})

test('the devnet needs no host but its own', () => {
  const devnetUrl = 'http://127.0.0.1:8090'
  const devnet = policy({ devnetUrl, gatewayUrl: devnetUrl })
  expect(devnet['img-src']).toEqual(["'self'", 'data:'])
  expect(devnet['connect-src']).toEqual(["'self'", devnetUrl])
})
