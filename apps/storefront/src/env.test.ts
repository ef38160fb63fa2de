import { expect, test } from 'vitest'
import { parseEnv } from './env'

test('devnet without any variable', () => {
  expect(parseEnv({})).toEqual({
    network: 'devnet',
    devnetUrl: 'http://127.0.0.1:8090',
    gatewayUrl: 'http://127.0.0.1:8090',
    siteUrl: 'http://localhost:3000',
    ipfsUrl: 'http://127.0.0.1:8090/ipfs',
    dAppDefinition: undefined,
    trustProxy: false,
    rateLimitPerMinute: 600,
    databaseUrl: undefined,
    logLevel: 'info',
    development: false,
  })
})

test('one variable points the site at a public network and leaves the devnet behind', () => {
  const mainnet = parseEnv({ RADIX_NETWORK: 'mainnet', DEVNET_URL: 'http://127.0.0.1:9999' })
  expect(mainnet).toMatchObject({
    devnetUrl: undefined,
    gatewayUrl: 'https://mainnet.radixdlt.com',
    ipfsUrl: 'https://ipfs.io/ipfs',
  })
})

test.each([
  ['RADIX_NETWORK', 'testnet'],
  ['DEVNET_PORT', '70000'],
  ['GATEWAY_URL', 'mainnet'],
  ['RATE_LIMIT_PER_MINUTE', '-1'],
  ['DATABASE_URL', 'mysql://localhost/shop'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s stops the boot by name', (name, value) => expect(() => parseEnv({ [name]: value })).toThrow(name))
